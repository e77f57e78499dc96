/** Sets the speed of a video, also for later sources: a new source resets `playbackRate` to the default. */
export function setSpeed(video: HTMLVideoElement, speed: number): void {
  video.defaultPlaybackRate = speed
  video.playbackRate = speed
}
