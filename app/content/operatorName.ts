/** The operator's name. It is invented, until an operator enters its own (Q34). */
export const operatorName = '集い運営事務局（架空の事業者です）'
