/** The package has no types of its own; these are the parts that the tests use. */
declare module 's3rver' {
  interface Options {
    readonly port: number;
    readonly address: string;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
  }
  interface Context {
    readonly method: string;
    readonly query: Readonly<Record<string, unknown>>;
    status: number;
    get(header: string): string;
  }
  export default class S3rver {
    readonly middleware: ((context: Context, next: () => Promise<void>) => unknown)[];
    constructor(options: Options);
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
