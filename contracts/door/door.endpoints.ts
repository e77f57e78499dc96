import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nameOf } from '../requestFields.ts'
import { instant, openEnum, shownText } from '../schema.ts'
import { doorPass, doorShow, doubleEntry, entryResults, heldPass } from './doorPass.ts'

const why = 'The documents have tickets and nothing with which the staff of a venue checks them (Q541).'

/** Lists the caller's passes, and the doors at which the caller works. */
export const listDoorPasses = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/me/door',
  auth: 'member',
  response: z.object({
    /** The passes, the next performance first. Those of past performances are omitted a day after the end. */
    list: z.array(heldPass),
    /** The doors at which the caller checks passes, the next one first; absent if there are none. */
    doors: z.optional(z.array(doorShow)),
  }),
  silent: true,
  source: 'ours',
  why,
  summary: "The member's passes for the doors of venues, with the secrets of their codes",
})

/** Reads what the staff of a door need to check codes without a network. */
export const getDoor = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/door/{id}',
  auth: 'member',
  response: z.object({
    show: doorShow,
    /** All passes of the performance, ordered by seat and id. */
    list: z.array(doorPass),
    /** Further entries with a pass that was already used, the latest first. */
    doubleEntries: z.array(doubleEntry),
    /** When the door closes permanently, some hours after the end of the performance. Clients then delete the list. */
    expiresTime: instant,
  }),
  codes: ['NotFound', 'PermissionDenied', 'OutOfTerm'],
  source: 'ours',
  why,
  summary:
    'The passes of a performance, for its staff. PermissionDenied: the caller is not staff of it. OutOfTerm: the door has closed for good',
})

/** Maximum number of entries in one request. */
export const maxEntries = 50

/** Records entries at a door, in order. */
export const recordEntries = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/door/{id}/entry',
  auth: 'member',
  body: z.object({
    /** Name of the entrance, for reports of double entries. */
    door: nameOf(20),
    /** The entries, in the order in which they were made. */
    entries: z
      .array(
        z.object({
          /**
           * A random id that the device gives to the entry. A repeated request with the same id returns the first
           * result.
           */
          entryId: z.string().check(z.minLength(8), z.maxLength(64)),
          /** Id of the pass. */
          passId: z.string().check(z.maxLength(64)),
          /** The scanned or typed code; absent if the staff chose the pass from the list. */
          code: z.optional(z.string().check(z.maxLength(400))),
          /**
           * When the code was checked. If this time is later than the host's own time, the host uses its own time
           * instead.
           */
          enteredTime: instant,
          /**
           * Whether the staff have already let the holder in, because the device was offline. Such an entry is always
           * recorded, and the earliest of several entries with the same pass counts. If false, the host refuses an
           * entry with a pass that is already used.
           */
          isAdmitted: z.boolean(),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxEntries)),
  }),
  response: z.object({
    /** The results, in the order of the request. */
    results: z.array(
      z.object({
        /** Id of the entry. */
        entryId: z.string(),
        /** Whether the entry counts, or the reason why it does not count. */
        result: openEnum(entryResults),
        /** When the counting entry with this pass was made; absent if there is none. */
        usedTime: z.optional(instant),
        /** Name of the entrance at which the counting entry was made; absent if there is none. */
        door: z.optional(shownText),
      }),
    ),
  }),
  codes: ['InvalidArgument', 'NotFound', 'PermissionDenied'],
  source: 'ours',
  why,
  summary:
    'Records entries. Of two requests at the same time for one pass, one is ENTERED. After the door has closed for good, entries are EXPIRED unless their holder was already let in',
})
