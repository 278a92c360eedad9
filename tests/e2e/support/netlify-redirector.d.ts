/** The part of Netlify's redirect engine that the tests use. The package has no types. */
declare module 'netlify-redirector' {
  export interface Match {
    /** A path that begins with `/`, or a URL. */
    to: string;
    status: number;
  }
  interface Request {
    scheme: string;
    host: string;
    path: string;
    query: string;
    headers: Record<string, string>;
    cookieValues: Record<string, string>;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  }
  const redirector: {
    /** @param rules a JSON list */
    parseJSON: (rules: string, options: object) => Promise<{ match: (request: Request) => Match | null }>;
  };
  export default redirector;
}
