/** The script of a document for players: its title, and its text as HTML in which pictures have the addresses of the build. */
export declare function documentScript(source: string): string;
