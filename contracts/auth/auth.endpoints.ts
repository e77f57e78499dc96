/** Exports all calls of the area. The app imports the single files, so that a page loads only the calls it uses. */
export * from './activeSession.endpoints.ts'
export * from './login.endpoints.ts'
export * from './passkey.endpoints.ts'
export * from './provider.endpoints.ts'
export * from './reauthentication.endpoints.ts'
export * from './session.endpoints.ts'
export * from './undo.endpoints.ts'
export { tokens, type Tokens } from './tokens.ts'
