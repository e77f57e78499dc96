import type { PasskeyAssertion, PasskeyCredential } from './passkey.ts'

/**
 * A passkey for the examples, of the app at `http://localhost:5173` (RP ID `localhost`): what a browser sent when it
 * was created, and a log-in signed with it. The sandbox verifies both when its states are tested.
 */

/** Challenge to which {@link exampleCredential} is the answer. */
export const exampleCreationChallenge = 'Y2hhbGxlbmdlLWZvci10aGUtcmVnaXN0cmF0aW9uLTE'
/** Challenge to which {@link exampleAssertion} is the answer. */
export const exampleSigninChallenge = 'Y2hhbGxlbmdlLWZvci10aGUtbG9nLWluLW9mLW9uZS0'
/** Handle of the account (`user.id`). */
export const exampleUserHandle = 'aGFuZGxlLW9mLWhpa2FyaS0wMTIzNDU2Nzg5YWJjZGVm'
/** Public key in COSE, as base64url. */
export const examplePublicKey =
  'pQECAyYgASFYIMjuegK6P80FlS0cN9Iuhrvt_GJsmACm_YBw0LbusDSwIlggzP5aANgJUbej3dLhL4e2kKVlwPqGHeDLtZl4HkzT2iE'

const names = {
  id: 'Y3JlZGVudGlhbC1vZi1oaWthcmktMQ',
  rawId: 'Y3JlZGVudGlhbC1vZi1oaWthcmktMQ',
  type: 'public-key',
} as const

/** The created passkey. */
export const exampleCredential: PasskeyCredential = {
  ...names,
  response: {
    clientDataJSON:
      'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiWTJoaGJHeGxibWRsTFdadmNpMTBhR1V0Y21WbmFYTjBjbUYwYVc5dUxURSIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6NTE3MyIsImNyb3NzT3JpZ2luIjpmYWxzZX0',
    attestationObject:
      'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViaSZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2NdAAAAAAAAAAAAAAAAAAAAAAAAAAAAFmNyZWRlbnRpYWwtb2YtaGlrYXJpLTGlAQIDJiABIVggyO56Aro_zQWVLRw30i6Gu-38YmyYAKb9gHDQtu6wNLAiWCDM_loA2AlRt6Pd0uEvh7aQpWXA-oYd4Mu1mXgeTNPaIQ',
    transports: ['internal', 'hybrid'],
  },
}

/** A signed log-in, with the counter 1. */
export const exampleAssertion: PasskeyAssertion = {
  ...names,
  response: {
    clientDataJSON:
      'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiWTJoaGJHeGxibWRsTFdadmNpMTBhR1V0Ykc5bkxXbHVMVzltTFc5dVpTMCIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6NTE3MyIsImNyb3NzT3JpZ2luIjpmYWxzZX0',
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MdAAAAAQ',
    signature: 'MEUCIQCYPLVwBdLrQcrjM2zD9c1OqfAQPMJM1IriD94veIcPEgIgRyVew78l5OxZ9HiUXZQwnWM1jJ1H8_g9zm76kefVJfg',
    userHandle: exampleUserHandle,
  },
}
