/** What the viewer asks of the API. */
export interface OperationsManifest {
  readonly format: 'apollo-persisted-query-manifest';
  readonly version: 1;
  readonly operations: readonly {
    /** SHA-256 of the body. */
    readonly id: string;
    readonly name: string;
    readonly type: 'query' | 'mutation' | 'subscription';
    readonly body: string;
  }[];
}
export declare function operationsManifest(): Promise<OperationsManifest>;
