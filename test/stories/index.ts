import { ab } from '../golden/ab/story.js'
import { answersThatFail } from '../golden/answers-that-fail/story.js'
import { baselineRef } from '../golden/baseline-ref/story.js'
import { cancelled } from '../golden/cancelled/story.js'
import { carriedForward } from '../golden/carried-forward/story.js'
import { doubtedJudge } from '../golden/doubted-judge/story.js'
import { firstLook } from '../golden/first-look/story.js'
import { firstPullRequest } from '../golden/first-pull-request/story.js'
import { forkWithoutWrite } from '../golden/fork-without-write/story.js'
import { improvement } from '../golden/improvement/story.js'
import { inconclusive } from '../golden/inconclusive/story.js'
import { nights } from '../golden/nights/story.js'
import { nothingChanged } from '../golden/nothing-changed/story.js'
import { oldArtifact } from '../golden/old-artifact/story.js'
import { olderRunFinishesLast } from '../golden/older-run-finishes-last/story.js'
import { regression } from '../golden/regression/story.js'
import { secondPush } from '../golden/second-push/story.js'
import { targetCrashes } from '../golden/target-crashes/story.js'
import { targetPrintsEnvironment } from '../golden/target-prints-environment/story.js'
import { twoJobs } from '../golden/two-jobs/story.js'
import { varyingAnswers } from '../golden/varying-answers/story.js'
import { varyingFork } from '../golden/varying-fork/story.js'
import type { Story } from './story.js'

/** The stories by folder name. */
export const REGISTRY: Readonly<Record<string, Story>> = {
  ab,
  'answers-that-fail': answersThatFail,
  'baseline-ref': baselineRef,
  cancelled,
  'carried-forward': carriedForward,
  'doubted-judge': doubtedJudge,
  'first-look': firstLook,
  'first-pull-request': firstPullRequest,
  'fork-without-write': forkWithoutWrite,
  improvement,
  inconclusive,
  nights,
  'nothing-changed': nothingChanged,
  'old-artifact': oldArtifact,
  'older-run-finishes-last': olderRunFinishesLast,
  regression,
  'second-push': secondPush,
  'target-crashes': targetCrashes,
  'target-prints-environment': targetPrintsEnvironment,
  'two-jobs': twoJobs,
  'varying-answers': varyingAnswers,
  'varying-fork': varyingFork,
}
