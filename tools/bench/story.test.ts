import { expect, it } from 'vitest'
import { figuresOverGoal } from './story.ts'

const frames = (...values: number[]) => ({
  name: 'frames',
  unit: 'ms' as const,
  values,
  atMost: { p50: 17, p95: 18, max: 50 },
})

it('figuresOverGoal() returns each figure above its goal, and each figure without a measurement', () => {
  expect(figuresOverGoal([frames(16, 16.7, 17)])).toEqual([])
  expect(figuresOverGoal([frames(16, 16, 16, 51)])).toEqual([
    'frames: p95 51.0 ms, at most 18',
    'frames: max 51.0 ms, at most 50',
  ])
  expect(figuresOverGoal([frames()])).toHaveLength(3)
})

it('figuresOverGoal() does not return figures without a goal', () => {
  expect(figuresOverGoal([{ name: 'back by a line', unit: 'ms', values: [400] }])).toEqual([])
})
