/** What each property is for, in one Japanese sentence, by the name that the code gives it. */
export type Properties = Readonly<Record<string, string>>
