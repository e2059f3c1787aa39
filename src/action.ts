/** Action role. Returns the exit code of the step. */
export async function run(env: NodeJS.ProcessEnv): Promise<number> {
  return env['GITHUB_ACTIONS'] === undefined ? 1 : 1;
}
