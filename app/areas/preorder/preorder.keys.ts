/**
 * Query keys of preorders. `viewer` separates a member's answers from a guest's, because a member's answers contain the
 * member's latest purchase.
 */
export const preorderKeys = {
  one: (id: string, ...viewer: unknown[]) => ['preorder', id, ...viewer],
}

/** Mutation key of buying a preorder cart. */
export const preorderMutationKeys = { buy: ['preorder', 'buy'] }
