/**
 * Rules that only a server can keep or break, each with the reason. A case of the contract proves such a rule; a test
 * of the client proves all other rules, including those in which both have a part.
 */
export const serverOnlyRules: Readonly<Record<string, string>> = {
  S019: 'the host keeps both kinds of coins and tells them apart in its answer',
  S020: 'the host decides which coins a purchase on the web may spend',
  S021: 'coins lie with the host',
  S094: 'the host sets the status of an episode',
  S141: 'the host counts what an account has bought in a month',
  S144: 'the host counts the paid coins',
}

/** Rows of the specification without a statement that a test could prove or disprove, each with the reason. */
export const unprovableRows: Readonly<Record<string, string>> = {
  S005: 'says how the documents are split',
  S065: 'the documents are silent',
  S073: 'the documents are silent',
  S078: 'the documents are silent',
  S080: 'the documents are silent',
  S136: 'the documents are silent',
  S140: 'the documents are silent',
  S142: 'the documents are silent',
}
