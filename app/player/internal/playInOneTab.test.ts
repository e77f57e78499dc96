// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { playInOneTab } from './playInOneTab.ts'

afterEach(() => document.body.replaceChildren())

/** Adds a video to the page. Returns it, and the calls of its `pause()`. */
function addVideo() {
  const element = document.createElement('video')
  const pause = vi.spyOn(element, 'pause')
  document.body.append(element)
  return { element, pause }
}

it('a film that begins to play pauses the clips in posts of its page, and not itself (Q311)', () => {
  const [film, clip] = [addVideo(), addVideo()]
  const tab = playInOneTab(film.element)
  tab.begin()
  expect([film.pause.mock.calls.length, clip.pause.mock.calls.length]).toEqual([0, 1])
  tab.close()
})

it('a film that begins to play in another tab pauses the film of this tab (W087)', async () => {
  const [here, there] = [addVideo(), addVideo()]
  const tabs = [here, there].map(({ element }) => playInOneTab(element))
  there.element.remove()
  tabs[0]?.begin()
  await vi.waitFor(() => expect(there.pause).toHaveBeenCalledOnce())
  for (const tab of tabs) tab.close()
})
