/** Query keys of a preorder. `viewer` separates the answers by viewer, because they contain the latest purchase. */
export const preorderKeys = {
  one: (id: string, ...viewer: unknown[]) => ['preorder', id, ...viewer],
}

export const preorderMutations = { buy: ['preorder', 'buy'] }
