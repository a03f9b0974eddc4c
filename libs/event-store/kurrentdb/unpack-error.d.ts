/** What the client makes of the status of a batch that was refused; the package ships it without its type. */
declare module '@kurrent/kurrentdb-client/dist/streams/appendToStream/unpackError.js' {
  interface Unpacking {
    unpackToCommandError(status: object, stream: string): Error;
  }
  const unpacking: Unpacking;
  export default unpacking;
}
