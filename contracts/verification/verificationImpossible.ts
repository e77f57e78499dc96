/** The verification could not take place; the message says what to do. */
export class VerificationImpossible extends Error {
  override name = 'VerificationImpossible'
}
