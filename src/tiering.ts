/** Eight times V8's own. Bytecode executed before a function is looked at for optimisation, in bytes. */
const INTERRUPT_BUDGET = 540_672;

/**
 * Lets the compiler of Node 20 wait: a check runs for a second or two, and a quarter of its processor time went into optimising functions that meet
 * other shapes with the next fixture and are thrown back (docs/adr/0290). Later releases wait by themselves.
 */
export async function optimiseLater(): Promise<void> {
  if (!process.versions.v8.startsWith('11.')) return;
  const { setFlagsFromString } = await import('node:v8');
  setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET}`);
}
