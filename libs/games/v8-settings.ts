import { setFlagsFromString } from 'node:v8';

/*
 * The work of deciding is spread over some thousand functions, none of which is called often. V8 compiles a function well after 3,000
 * calls of average size, which most reach after a thousand games or more. After 1,000 calls it knows as much, and a program is three times sooner as
 * fast as it will be.
 */
const [major = 0] = process.versions.v8.split('.').map(Number);
// Versions before 12, which no supported Node has, do not know it, and say so on standard error.
if (major >= 12) setFlagsFromString('--invocation-count-for-turbofan=1000');
