import { expect, it } from 'vitest'
import { scenarioOf } from './openScenario.ts'

it('scenarioOf() reads the name and the parameters of a scenario from the URL', () =>
  expect(scenarioOf('?scenario=a%20gacha%20that%20is%20sold%20out&freeCoin=10&isPartial=false&profile=none')).toEqual({
    name: 'a gacha that is sold out',
    params: { freeCoin: 10, isPartial: false, profile: 'none' },
  }))
