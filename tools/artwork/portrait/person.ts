import { circle, group, path, stroke } from '../svg.ts'
import { costumes, type Costume } from './costume.ts'
import { hairStyles, type HairStyle } from './hair.ts'
import type { PersonInks } from './inks.ts'

/** The appearance of a person in the style of a paper cut. */
export interface Person {
  readonly hair: HairStyle
  readonly costume: Costume
  /** Rotation of the head in degrees; positive values turn it to the right. */
  readonly tilt?: number
  readonly eyes?: 'closed' | 'open' | 'wink'
  readonly mouth?: 'smile' | 'open' | 'calm'
  readonly glasses?: boolean
}

const lids = { left: 'M106 190q14 13 28 0', right: 'M166 190q14 13 28 0' }

function eyes(kind: NonNullable<Person['eyes']>, { line }: PersonInks): string {
  const round = { 'stroke-linecap': 'round' }
  if (kind === 'closed') return stroke(lids.left + lids.right, line, 4.6, round)
  const open = circle(120, 191, 6.5, line)
  if (kind === 'wink') return open + stroke(lids.right, line, 4.6, round)
  return open + circle(180, 191, 6.5, line)
}

function mouth(kind: NonNullable<Person['mouth']>, { line, blush }: PersonInks): string {
  if (kind === 'open')
    return path('M140 214h20q0 15-10 15t-10-15z', line) + path('M145 224q5-4 10 0-2 5-5 5t-5-5z', blush)
  const data = kind === 'calm' ? 'M143 219h14' : 'M142 216q8 8 16 0'
  return stroke(data, line, 4.2, { 'stroke-linecap': 'round' })
}

/**
 * Draws a person in the style of a paper cut, from the chest up, 300 × 400: shoulders, neck and head, layered in this
 * order.
 */
export function drawPerson(person: Person, inks: PersonInks): string {
  const hair = hairStyles[person.hair]
  const turn = person.tilt ? { transform: `rotate(${person.tilt} 150 250)` } : {}
  return [
    group(turn, hair.back(inks)),
    path('M126 226V276Q150 312 174 276V226z', inks.shade),
    costumes[person.costume](inks),
    group(
      turn,
      path('M90 180V158A60 54 0 0 1 210 158V180C210 218 184 244 150 244S90 218 90 180z', inks.skin),
      circle(105, 210, 10, inks.blush),
      circle(195, 210, 10, inks.blush),
      eyes(person.eyes ?? 'closed', inks),
      mouth(person.mouth ?? 'smile', inks),
      hair.front(inks),
      person.glasses
        ? stroke(
            'M140 192a20 20 0 1 1-40 0 20 20 0 1 1 40 0M200 192a20 20 0 1 1-40 0 20 20 0 1 1 40 0M140 189q10-6 20 0',
            inks.line,
            3.2,
          )
        : '',
    ),
  ].join('')
}
