/** A free, portrait-format episode of the demo. */
export const demoEpisodePath = `/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/benio/benio-first-nights/benio-1/${encodeURIComponent('早瀬')}/${encodeURIComponent('小春')}`
/** The page of its story, which lists the episodes. */
export const demoStoryPage = '/channel/benio/story/benio-first-nights'
