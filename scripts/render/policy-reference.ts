/** Renders docs/policy.md from the JSON Schema of the policy file. Pure: the same schema gives the same text. */

interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
}

const INTRODUCTION = `# The policy file

<!-- Written by scripts/policy-schema.mjs from src/policy/schema.ts. Change that file, then run the script. -->

\`.github/fixture-gate.yml\` says which files are fixtures and what a change to them needs. It is optional: without it the
built-in patterns apply, and every changed fixture needs a \`Fixture-Change:\` trailer. It is read from the base branch, so a
pull request cannot loosen its own check; what a pull request changes in it is judged by both versions, and the stricter counts.

The file is YAML 1.2 (JSON is YAML, too) in UTF-8. Unknown keys and wrong values are errors with line and column. References
(\`*name\`) and merge keys (\`<<\`) are not read. Editors complete every key with its meaning, and check the file, by a line at its top
that says where \`schema/fixture-gate.policy.schema.json\` is; \`fixture-gate init\` writes that line for the release that the workflow uses:

\`\`\`yaml
# yaml-language-server: $schema=https://raw.githubusercontent.com/OWNER/fixture-gate/SHA/schema/fixture-gate.policy.schema.json
version: 1
\`\`\`

A team that keeps invoices and recorded answers may write:

\`\`\`yaml
fixtures:
  - paths: ["testdata/billing/**"]
    exclude: ["README.md"]
    require: { default: trailer, REMOVED: [trailer, approval], TOLERANCE_DRIFT: none }
    keys: { "$.items": [sku] }
    tolerances:
      - { path: "$.items[*].weight", relative: 1.0e-6 }
  - paths: ["cassettes/**"]
    volatile: { ids: ["$..request_id"], timestamps: ["$..date"] }
trailers: { min-reason: 30 }
\`\`\`

Patterns are globs from the repository's root. \`*\` stays within a folder, \`**\` does not; \`{a,b}\`, \`[0-9]\` and \`?\` work as in a
shell; names that begin with a dot are names like others. A pattern without a slash is about the last name of a path, in any
folder; one that ends in a slash stands for all that is in that folder. A special character is written with a backslash before it,
and a path matches the pattern that is spelt exactly like it. A link or a submodule stands for a folder, so it is a fixture as well
where the pattern goes through a folder of its name. Paths inside of a fixture are the part of RFC 9535 that
\`$ .name ['name'] [0] [*] ..name ..*\` makes.
`;

/** Sections in the order of the file: the top level, then every group of keys under its own name. */
export function renderPolicyReference(schema: Record<string, unknown>): string {
  return `${INTRODUCTION}\n${sections('', schema as Schema).join('\n\n')}\n`;
}

function sections(title: string, group: Schema): readonly string[] {
  const heading = title === '' ? '## Top level' : `## ${title}`;
  const about = title === '' || group.description === undefined ? [] : [group.description, ''];
  const nested = Object.entries(group.properties ?? {}).flatMap(([key, value]) => {
    const name = title === '' ? key : `${title}.${key}`;
    return groupsIn(value).flatMap((one) => sections(one.list ? `${name}[]` : name, one.schema));
  });
  return [[heading, '', ...about, ...table(group)].join('\n'), ...nested];
}

function groupsIn(schema: Schema): readonly { readonly list: boolean; readonly schema: Schema }[] {
  if (schema.properties !== undefined) return [{ list: false, schema }];
  if (schema.items?.properties !== undefined) {
    const { items } = schema;
    const description = items.description ?? schema.description;
    return [{ list: true, schema: description === undefined ? items : { ...items, description } }];
  }
  return (schema.anyOf ?? [])
    .filter((one) => one.properties !== undefined)
    .map((one) => ({ list: false, schema: one }));
}

function table(group: Schema): readonly string[] {
  const rows = Object.entries(group.properties ?? {}).map(([key, value]) => {
    const needed = group.required?.includes(key) === true;
    return `| \`${key}\` | ${cell(values(value))} | ${needed ? 'required' : defaultText(value)} | ${cell(value.description ?? '')} |`;
  });
  return ['| key | value | default | meaning |', '| --- | --- | --- | --- |', ...rows];
}

function values(schema: Schema): string {
  if (schema.anyOf !== undefined) {
    const alternatives = schema.anyOf.map(values);
    // A text and the number of the same spelling are one value to a reader.
    return alternatives
      .filter((one, index) => !alternatives.slice(0, index).some((other) => other.endsWith(one)))
      .join(', or ');
  }
  if (schema.enum !== undefined) return schema.enum.map(code).join(', ');
  if (schema.const !== undefined) return code(schema.const);
  if (schema.type === 'array') return `list of ${values(schema.items ?? {})}`;
  if (schema.properties !== undefined) return 'keys, see below';
  if (schema.type === 'object') return `keys of your own, each with a ${values(schema.additionalProperties || {})}`;
  if (Array.isArray(schema.type))
    return schema.type.map((type) => (type === 'null' ? '`null`' : words(type))).join(' or ');
  return `${words(String(schema.type))}${range(schema)}`;
}

const WORDS: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['integer', 'whole number'],
  ['number', 'number'],
  ['boolean', '`true`, `false`'],
]);

function words(type: string): string {
  return WORDS.get(type) ?? type;
}

function range({ minimum, maximum }: Schema): string {
  const upper = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  if (minimum !== undefined && upper !== undefined) return `, ${minimum} to ${upper}`;
  return minimum === undefined ? '' : `, ${minimum} or more`;
}

function defaultText(schema: Schema): string {
  // Not in the schema, for the sake of editors.
  if (schema.default === undefined && Array.isArray(schema.type) && schema.type.includes('null')) return '`null`';
  if (schema.default === undefined || (schema.properties !== undefined && isEmpty(schema.default))) return '';
  return cell(code(schema.default));
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function code(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
