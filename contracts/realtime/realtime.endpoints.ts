import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing, shownText } from '../schema.ts'

/**
 * Calls for the app's realtime adapter, which are needed if no hosted realtime service is used. They are all silent:
 * without the service, only the features that depend on it are missing (Q64).
 */

/** The format of a document's path. A host refuses another path with PermissionDenied. */
export const documentPathPattern = /^(drafts|rooms|settings)\/[A-Za-z0-9_-]{1,64}$/

/** Maximum size of a document's value in bytes, as JSON text in UTF-8. */
export const largestDocument = 8 * 1024

/**
 * Path of a member's document: a collection and a name, `settings/story`. Collections: drafts, rooms, settings; names:
 * 1 to 64 characters of `A-Za-z0-9_-`.
 */
const documentPath = z.string().check(z.meta({ pattern: documentPathPattern.source }))

/** The value of a document: any JSON object of at most 8 KiB as text. */
const documentValue = z.looseObject({})

/** Gives the caller's session access to the member's realtime documents. */
export const signinRealtime = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v1/realtime/signin',
  auth: 'member',
  body: z.object({
    /** The `firebaseToken` of the caller's session. */
    token: z.string(),
  }),
  response: z.object({
    /** Id of the account whose documents the session can now access. */
    accountId: z.string(),
  }),
  silent: true,
  codes: ['InvalidArgument'],
  source: 'ours',
  why: 'C173: custom-token sign-in is named without a path.',
  summary: "Gives this session access to the member's documents until it ends",
})

/** Reads the texts of the remote configuration. */
export const getRemoteConfig = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v1/realtime/config',
  auth: 'anyone',
  response: z.object({
    /** Plain texts of the text dialog; the dialog does not show a missing text (S114, X15). */
    textList: z.array(
      z.object({
        name: shownText,
        /** Plain text whose line breaks are shown. */
        text: z.string(),
      }),
    ),
  }),
  silent: true,
  source: 'ours',
  why: 'C174: remote configuration is named without a path.',
  summary: 'The texts of the remote configuration, by name',
})

/** Reads one of the caller's realtime documents. */
export const readDocument = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v1/realtime/document',
  auth: 'member',
  query: z.object({ path: documentPath }),
  response: z.object({
    /** The document's value; missing if the document does not exist. */
    value: z.optional(documentValue),
  }),
  silent: true,
  codes: ['PermissionDenied'],
  source: 'ours',
  why: 'C175: reading a document is named without a path.',
  summary: "Reads one of the member's own documents; PermissionDenied for other paths or without signin",
})

/** Creates or replaces one of the caller's realtime documents. */
export const writeDocument = endpoint({
  host: 'app',
  method: 'PUT',
  path: '/v1/realtime/document',
  auth: 'member',
  body: z.object({ path: documentPath, value: documentValue }),
  response: nothing,
  silent: true,
  codes: ['PermissionDenied', 'OutOfRange'],
  source: 'ours',
  why: 'C176: writing a document is named without a path.',
  summary: "Replaces one of the member's own documents, at most a hundred of 8 KiB (OutOfRange)",
})

/** Deletes one of the caller's realtime documents. */
export const deleteDocument = endpoint({
  host: 'app',
  method: 'DELETE',
  path: '/v1/realtime/document',
  auth: 'member',
  query: z.object({ path: documentPath }),
  response: nothing,
  silent: true,
  codes: ['PermissionDenied'],
  source: 'ours',
  why: 'C177: deleting a document is named without a path.',
  summary: "Deletes one of the member's own documents, if it exists",
})
