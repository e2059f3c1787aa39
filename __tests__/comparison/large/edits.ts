import fc from 'fast-check';

/** What happens to a list of lines: some go, some come, some are put elsewhere or stand there twice. */
export type Edit<T> =
  | { readonly kind: 'splice'; readonly at: number; readonly remove: number; readonly insert: readonly T[] }
  | { readonly kind: 'move' | 'copy'; readonly at: number; readonly length: number; readonly to: number };

export function editsOf<T>(element: fc.Arbitrary<T>, most = 4): fc.Arbitrary<readonly Edit<T>[]> {
  const splice = fc.record({
    kind: fc.constant('splice' as const),
    at: fc.nat(99),
    remove: fc.nat(2),
    insert: fc.array(element, { maxLength: 2 }),
  });
  const carry = fc.record({
    kind: fc.constantFrom('move' as const, 'copy' as const),
    at: fc.nat(99),
    length: fc.integer({ min: 1, max: 4 }),
    to: fc.nat(99),
  });
  return fc.array(fc.oneof({ weight: 5, arbitrary: splice }, { weight: 1, arbitrary: carry }), { maxLength: most });
}

export function edited<T>(list: readonly T[], edits: readonly Edit<T>[]): T[] {
  const result = [...list];
  for (const edit of edits) {
    const at = edit.at % (result.length + 1);
    if (edit.kind === 'splice') {
      result.splice(at, edit.remove, ...edit.insert);
      continue;
    }
    const taken = edit.kind === 'move' ? result.splice(at, edit.length) : result.slice(at, at + edit.length);
    result.splice(edit.to % (result.length + 1), 0, ...taken);
  }
  return result;
}
