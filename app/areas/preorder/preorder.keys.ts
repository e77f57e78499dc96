/** Query keys of a preorder. `viewer` separates the answers by viewer, because they contain the latest purchase. */
export const preorderKeys = {
  one: (id: string, ...of: unknown[]) => ['preorder', id, ...of],
}

export const preorderMutations = { buy: ['preorder', 'buy'] }
