/**
 * Query keys of live talks and groups. `viewer` separates the answers by viewer, because they contain the member's own
 * slots.
 */
export const livetalkKeys = {
  all: ['livetalk'] as const,
  heartbeat: ['livetalk-heartbeat'] as const,
  group: (id: string, ...viewer: unknown[]) => ['livetalk', 'group', id, ...viewer],
  one: (id: string, ...viewer: unknown[]) => ['livetalk', 'one', id, ...viewer],
}
