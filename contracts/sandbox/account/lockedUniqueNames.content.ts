/** Unique names that nobody can take, in lower case: they would pass for the operator. */
export const lockedUniqueNames: readonly string[] = [
  'admin',
  'administrator',
  'info',
  'official',
  'staff',
  'support',
  'system',
  'tsudoi',
  'tsudoistaff',
  'tsudoiofficial',
  'unei',
]
