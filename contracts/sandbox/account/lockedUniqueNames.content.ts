/** Unique names, in lower case, that members cannot take because they look like the operator's. */
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
