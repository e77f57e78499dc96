/** The verification could not run; the message explains what to do. */
export class VerificationImpossible extends Error {
  override name = 'VerificationImpossible'
}
