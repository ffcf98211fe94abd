/** What a web server of one's own needs to know besides the policy. */
export type Server = {
  /** The name visitors use. */
  host: string;
  /** The folder with the built site. */
  root: string;
  ports: { http: number; https: number };
  certificate: { file: string; key: string };
  /** nginx only: the module for .br twins is there. */
  brotli?: boolean;
};

/** A path of a rule as a regular expression. */
export const asExpression = (path: string) =>
  `^${path.replace(/[.\\+?^${}()|[\]]/g, '\\$&').replace(/\*$/, '')}${path.endsWith('*') ? '' : '$'}`;
