import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from '../workspace.js';

const settings = readFileSync(inRoot('tsconfig.json'), 'utf8');
const { config } = ts.parseConfigFileTextToJson('tsconfig.json', settings);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, inRoot());

/** A file is looked at alone: it is a module, and its map stands beside it. */
const compilerOptions = {
  ...options,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  incremental: false,
  outDir: undefined,
  rootDir: undefined,
};

/** What the result depends on besides the file. */
const means = [ts.version, settings, readFileSync(import.meta.filename, 'utf8')].join('\0');

/**
 * Makes JavaScript of TypeScript for Jest with the compiler of the build, without a look at types. Every suite finds what another
 * made: the key is of the file, and not of Jest's configuration.
 */
export default {
  getCacheKey: (text, path) =>
    createHash('sha256').update([means, path, text].join('\0')).digest('hex').slice(0, 32),
  process(text, path) {
    const { outputText, sourceMapText } = ts.transpileModule(text, { fileName: path, compilerOptions });
    return { code: outputText.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'), map: sourceMapText };
  },
};
