/** The version that `--version` prints and the report carries. A test holds it against package.json. */
export const VERSION = '0.1.0';
