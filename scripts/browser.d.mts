export function findBrowser(environment?: Readonly<Record<string, string | undefined>>): string | undefined;
