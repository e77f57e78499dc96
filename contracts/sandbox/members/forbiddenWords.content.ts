/** Words that moderation refuses in names and posts. Invented, so that nobody has to read worse ones. */
export const forbiddenWords: readonly string[] = ['どくどくきのこ', 'むらさき大魔王', 'spamspam', '転売ヤー']
