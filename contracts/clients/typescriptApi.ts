import { createRequire, registerHooks } from 'node:module'

/**
 * Gives a program that needs TypeScript's JavaScript API the version 6 that swagger-typescript-api depends on, because
 * the repository's own TypeScript is a native program without that API: `node --import ./typescriptApi.ts <program>`.
 */
const generator = createRequire(import.meta.url).resolve('swagger-typescript-api')
const url = new URL(`file://${createRequire(generator).resolve('typescript')}`).href

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === 'typescript' ? { url, shortCircuit: true } : nextResolve(specifier, context),
})
