export {
  compileLine,
  containsZero,
  printEnglish,
  printLine,
  type Box,
  type CompiledLine,
  type LineContext,
} from './compile.js';
export {
  compileText,
  lineCompiler,
  type CardText,
  type CompiledText,
  type CompileLine,
} from './compile-text.js';
export { explainLine } from './explain-line.js';
export { normalise } from './normalise.js';
export * from './printed-text.js';
export { textBounds } from './text-bounds.js';
