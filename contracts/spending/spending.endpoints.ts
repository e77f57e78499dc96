import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nameOf } from '../requestFields.ts'
import { instant, nothing } from '../schema.ts'

const why =
  'The documents have a limit on purchases for each age, and nothing by which members protect themselves (Q526).'

/** The longest break that one request can set, in minutes: 31 days. */
const maxBreakMinutes = 31 * 24 * 60

/** Reads the caller's break from spending. */
export const getSpending = endpoint({
  host: 'user',
  method: 'GET',
  path: '/v1/spending',
  auth: 'member',
  response: z.object({
    /** When the member's break ends; absent if the member has set none, or if it has already ended. */
    breakEndTime: z.optional(instant),
  }),
  silent: true,
  source: 'ours',
  why,
  summary: 'The break from spending that the member has set',
})

/** Starts or lengthens the caller's break from spending. */
export const startBreak = endpoint({
  host: 'user',
  method: 'PUT',
  path: '/v1/spending/break',
  auth: 'member',
  body: z.object({
    /** Length of the break in minutes, from now on. */
    minutes: z.int().check(z.positive(), z.lte(maxBreakMinutes)),
  }),
  response: z.object({
    /**
     * When the break ends. If an earlier break ends later than the requested one, this is the end of the earlier break.
     */
    breakEndTime: instant,
  }),
  codes: ['InvalidArgument'],
  source: 'ours',
  why,
  summary:
    'Starts a break: until it ends, calls that charge coins or money answer SpendingBreak. It can be lengthened, never shortened',
})

/** Reports that the member has removed a forgotten PIN from a device. */
export const reportForgottenPin = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/spending/pin/forgotten',
  auth: 'member',
  body: z.object({
    /** Name of the device, such as `Chrome（Android）`, for the mail. */
    deviceName: nameOf(40),
  }),
  response: nothing,
  codes: ['ReauthenticationRequired'],
  source: 'ours',
  why,
  summary:
    'Mails the member that the PIN before payments was removed from a device. Requires a proof of identity, because the app removes the PIN only after the answer',
})
