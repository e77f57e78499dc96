/** A preorder is another one for each who looks: the latest purchase is in it. */
export const preorderKeys = {
  one: (id: string, ...of: unknown[]) => ['preorder', id, ...of],
}

export const preorderMutations = { buy: ['preorder', 'buy'] }
