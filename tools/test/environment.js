import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const createContext = vm.createContext;

/**
 * Jest's environment of Node, but its global object is an ordinary one. Jest puts a proxy behind it, so that every `Map`, `Math` or
 * `Object` in a test runs through C++ and the proxy's traps: tests that compute took a fifth longer, and some four times as long.
 */
export default class PlainGlobals extends TestEnvironment {
  constructor(...settings) {
    // The constructor has no other place to say what context it creates; nothing else runs meanwhile.
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...settings);
    } finally {
      vm.createContext = createContext;
    }
  }
}
