/**
 * Query keys of live talks and their groups. `viewer` separates a member's answers from a guest's, because a member's
 * answers contain the member's slots.
 */
export const livetalkKeys = {
  all: ['livetalk'] as const,
  heartbeat: ['livetalk-heartbeat'] as const,
  group: (id: string, ...viewer: unknown[]) => ['livetalk', 'group', id, ...viewer],
  one: (id: string, ...viewer: unknown[]) => ['livetalk', 'one', id, ...viewer],
}
