import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';

type Json = Record<string, unknown>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Json;
}

export interface Operation {
  readonly path: string;
  readonly method: string;
  readonly pathParameters: Readonly<Record<string, string>>;
}

const file = fileURLToPath(new URL('./github-openapi.json', import.meta.url));
const description = nullableAsUnion(JSON.parse(readFileSync(file, 'utf8'))) as {
  paths: Record<string, Record<string, Json>>;
  components: Json;
};

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  logger: false,
  formats: {
    'date-time': isDateTime,
    int64: true,
    uri: true,
    binary: true,
    timestamp: true,
    email: true,
    'repo.nwo': true,
    'uri-template': true,
  },
});
ajv.addSchema({ $id: 'gh', components: referencesInto(description.components) });
// Answers of the stand-in carry few of the fields that the platform sends, so only what they carry is checked.
ajv.addSchema({ $id: 'ghpart', components: withoutRequired(referencesInto(description.components, 'ghpart')) });

const compiled = new Map<string, ValidateFunction>();

function isDateTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** OpenAPI 3.0 says `nullable: true` where JSON Schema says a union, and ajv refuses the former without a type. */
function nullableAsUnion(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nullableAsUnion);
  if (value === null || typeof value !== 'object') return value;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, nullableAsUnion(inner)]),
  );
  return nullable === true
    ? { anyOf: [{ type: 'null' }, rest] }
    : nullable === undefined || typeof nullable === 'boolean'
      ? rest
      : { ...rest, nullable };
}

function referencesInto(value: unknown, id = 'gh'): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/components/', `"${id}#/components/`));
}

function withoutRequired(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRequired);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== 'required' || !Array.isArray(inner))
      .map(([key, inner]) => [key, withoutRequired(inner)]),
  );
}

function resolve(value: Json): Json {
  const ref = value['$ref'];
  if (typeof ref !== 'string') return value;
  const [, , group = '', name = ''] = ref.split('/');
  return (description.components[group] as Record<string, Json>)[name]!;
}

/** The described operation that a request is, or undefined. Segments are matched before they are decoded. */
export function findOperation(method: string, path: string): Operation | undefined {
  const given = path.split('/');
  for (const [template, methods] of Object.entries(description.paths)) {
    const wanted = template.split('/');
    if (methods[method.toLowerCase()] === undefined || wanted.length !== given.length) continue;
    const pathParameters: Record<string, string> = {};
    const fits = wanted.every((part, index) => {
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      if (name === undefined) return part === given[index];
      pathParameters[name] = decodeURIComponent(given[index]!);
      return given[index] !== '';
    });
    if (fits) return { path: template, method: method.toLowerCase(), pathParameters };
  }
  return undefined;
}

/** Everything about a request that the description does not allow. */
export function requestFaults(operation: Operation, query: URLSearchParams, body: unknown): string[] {
  const described = description.paths[operation.path]![operation.method]!;
  const parameters = (described['parameters'] as Json[]).map((one) => resolve(one) as unknown as Parameter);
  const faults: string[] = [];
  for (const parameter of parameters) {
    const value =
      parameter.in === 'path' ? operation.pathParameters[parameter.name] : (query.get(parameter.name) ?? undefined);
    if (parameter.in === 'header') continue;
    if (value === undefined) {
      if (parameter.required === true) faults.push(`${parameter.in} parameter ${parameter.name} is missing`);
      continue;
    }
    faults.push(
      ...schemaFaults(
        `parameter ${parameter.name}`,
        parameter.schema,
        parameter.schema['type'] === 'integer' && /^\d+$/.test(value) ? Number(value) : value,
      ),
    );
  }
  for (const name of query.keys()) {
    if (!parameters.some((parameter) => parameter.in === 'query' && parameter.name === name))
      faults.push(`query parameter ${name} is not described`);
  }
  return [...faults, ...bodyFaults(described, body)];
}

function bodyFaults(described: Json, body: unknown): string[] {
  const content = (described['requestBody'] as { content?: Record<string, { schema: Json }> } | undefined)?.content?.[
    'application/json'
  ];
  if (content === undefined) return body === undefined ? [] : ['a body is sent where none is described'];
  if (body === undefined) return ['no body'];
  const faults = [...schemaFaults('body', content.schema, body), ...unknownProperties('body', content.schema, body)];
  // The platform takes a conclusion for granted that the schema of "create" does not ask for.
  const { status, conclusion } = body as { status?: unknown; conclusion?: unknown };
  if (status === 'completed' && conclusion === undefined) faults.push('body: completed without a conclusion');
  return faults;
}

/** JSON Schema lets unknown properties pass, and the platform drops them in silence: a misspelt one must not go unseen. */
function unknownProperties(where: string, schema: Json, value: unknown): string[] {
  const { properties, items } = resolve(schema) as { properties?: Record<string, Json>; items?: Json };
  if (Array.isArray(value))
    return items === undefined
      ? []
      : value.flatMap((item, index) => unknownProperties(`${where}[${index}]`, items, item));
  if (value === null || typeof value !== 'object' || properties === undefined) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const known = properties[name];
    return known === undefined
      ? [`${where}.${name} is not described`]
      : unknownProperties(`${where}.${name}`, known, inner);
  });
}

function schemaFaults(where: string, schema: Json, value: unknown, id = 'gh'): string[] {
  const key = `${id} ${JSON.stringify(schema)}`;
  let validate = compiled.get(key);
  if (validate === undefined) {
    const rewritten = referencesInto(schema, id) as Json;
    validate = ajv.compile(id === 'ghpart' ? (withoutRequired(rewritten) as Json) : rewritten);
    compiled.set(key, validate);
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    (error) => `${where}${error.instancePath} ${error.message ?? ''} ${JSON.stringify(error.params)}`,
  );
}

/** Whether an answer of the stand-in has only fields of the described types: a stand-in that lies proves nothing. */
export function responseFaults(operation: Operation, status: number, body: unknown): string[] {
  const responses = description.paths[operation.path]![operation.method]!['responses'] as Record<string, Json>;
  const response = responses[String(status)] as { content?: Record<string, { schema: Json }> } | undefined;
  const schema = response?.content?.['application/json']?.schema;
  if (schema === undefined) return [`status ${status} is not described as a success`];
  return schemaFaults('response', schema, body, 'ghpart');
}
