/** Who runs the house, by name: invented, until an operator writes its own here (Q34). */
export const operator = '集い運営事務局（架空の事業者です）'
