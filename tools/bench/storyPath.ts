/** The path of a free episode of the demo in portrait format. */
export const demoEpisodePath = `/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/benio/benio-first-nights/benio-1/${encodeURIComponent('早瀬')}/${encodeURIComponent('小春')}`
/** The path of the story's page in the demo, which lists this episode. */
export const demoStoryPage = '/channel/benio/story/benio-first-nights'
