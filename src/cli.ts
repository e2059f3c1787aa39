/** Command line role. Returns the exit code: 0 pass, 1 fail, 2 only artifacts are missing, 3 could not evaluate. */
export async function run(argv: readonly string[]): Promise<number> {
  return argv.length === 0 ? 3 : 3;
}
