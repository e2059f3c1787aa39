/** Worker role: takes comparison jobs, answers with comparisons. */
export async function serve(): Promise<void> {}
