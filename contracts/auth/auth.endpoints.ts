/** All calls of the area. The app imports single files of it, so that a page loads only what it calls. */
export * from './login.endpoints.ts'
export * from './provider.endpoints.ts'
export * from './reauthentication.endpoints.ts'
export * from './session.endpoints.ts'
export * from './undo.endpoints.ts'
export { tokens, type Tokens } from './tokens.ts'
