/** Words that moderation refuses in names and posts. They are invented and harmless. */
export const forbiddenWords: readonly string[] = ['どくどくきのこ', 'むらさき大魔王', 'spamspam', '転売ヤー']
