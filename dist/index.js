import { createRequire as __createRequire } from 'node:module'
const require = __createRequire(import.meta.url)

// src/agent/outcome.ts
var OUTCOMES = {
  "pr-opened": { fails: "never" },
  "no-pr": { fails: "on request" },
  failed: { fails: "on request" },
  archived: { fails: "on request" },
  "timed-out": { fails: "on request" },
  cancelled: { fails: "always" },
  started: { fails: "never" },
  skipped: { fails: "never" },
  "dry-run": { fails: "never" },
  reported: { fails: "never" },
  error: { fails: "always" }
};
var FAILABLE_OUTCOMES = Object.keys(OUTCOMES).filter(
  (outcome) => OUTCOMES[outcome].fails === "on request"
);
function failsStep(outcome, failOn) {
  const { fails } = OUTCOMES[outcome];
  return fails === "always" || fails === "on request" && failOn.has(outcome);
}
var TERMINAL = {
  completed: { withPullRequest: "pr-opened", without: "no-pr" },
  archived: { withPullRequest: "pr-opened", without: "archived" },
  failed: { withPullRequest: "failed", without: "failed" }
};
var STATUSES = /* @__PURE__ */ new Set(["active", ...Object.keys(TERMINAL)]);
function isTerminal(job) {
  return Object.hasOwn(TERMINAL, job.status);
}
function isKnownStatus(status) {
  return STATUSES.has(status);
}
function outcomeOf(job, hasPullRequest) {
  const terminal = Object.hasOwn(TERMINAL, job.status) ? TERMINAL[job.status] : void 0;
  if (terminal === void 0) return "timed-out";
  return hasPullRequest ? terminal.withPullRequest : terminal.without;
}

// src/errors.ts
var ActionError = class extends Error {
  name = "ActionError";
};
var Skipped = class extends Error {
  name = "Skipped";
};
var Cancelled = class extends Error {
  name = "Cancelled";
};
function messageOf(thrown) {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
function quote(untrusted, maxLength = 300) {
  const cut2 = untrusted.length > maxLength ? `${untrusted.slice(0, maxLength)}…` : untrusted;
  return JSON.stringify(cut2.toWellFormed()).replace(INVISIBLE, toUnicodeEscape);
}
var INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
function toUnicodeEscape(character) {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

// src/service/faults.ts
var FAULTS = {
  // Nothing was sent: the connection never came about.
  "name-not-found": { get: 5, post: 3 },
  "connection-refused": { get: 5, post: 3 },
  "connect-timeout": { get: 5, post: 3 },
  "tls-handshake": { get: 5, post: 3 },
  certificate: { get: 0, post: 0 },
  proxy: { get: 0, post: 0 },
  // Sent, but no whole answer came.
  "connection-lost": { get: 5, post: "unknown" },
  timeout: { get: 5, post: "unknown" },
  // An answer that cannot be used.
  "too-large": { get: 0, post: "unknown" },
  compressed: { get: 0, post: "unknown" },
  html: { get: 3, post: "unknown" },
  empty: { get: 5, post: "unknown" },
  "not-json": { get: 5, post: "unknown" },
  malformed: { get: 4, post: "unknown" },
  "wrong-job": { get: 0, post: "unknown" },
  // The service said no.
  "rate-limited": { get: 5, post: 2 },
  "server-error": { get: 5, post: "unknown" },
  redirect: { get: 0, post: 0 },
  rejected: { get: 0, post: 0 }
};
var RequestError = class extends Error {
  name = "RequestError";
  fault;
  /** The HTTP status, where an answer came. */
  status;
  /** How long the service asks us to wait, in ms; undefined where it does not say. */
  retryAfterMs;
  /** What the reader can do, as a sentence; empty where there is nothing but to try again. */
  advice;
  constructor(fault, what, more = {}) {
    super(what, { cause: more.cause });
    this.fault = fault;
    this.status = more.status;
    this.retryAfterMs = more.retryAfterMs;
    this.advice = more.advice ?? "";
  }
};
function faultOfStatus(status) {
  if (status >= 200 && status < 300) return void 0;
  if (status === 407) return "proxy";
  if (status === 429) return "rate-limited";
  if (status === 408 || status === 409 || status >= 500) return "server-error";
  if (status >= 300 && status < 400 && status !== 304) return "redirect";
  return "rejected";
}

// src/service/retry.ts
var MAX_BACKOFF_SECONDS = 30;
var UNKNOWN_FATE = {
  create: "The job may have been created. Look for it in the dashboard before running again.",
  "follow-up": "The follow-up may have been sent. Look at the job in the dashboard before running again."
};
function describeRetry({ name, error: error2, repetition, afterMs }) {
  return `${name}: ${error2.message}. Trying again in ${Math.ceil(afterMs / 1e3)} s (repetition ${repetition})`;
}
var ServiceError = class extends ActionError {
  name = "ServiceError";
  status;
  /** Another attempt would have been in order, but there is no time left for it. */
  outOfTime;
  constructor(message, cause, outOfTime) {
    super(message, { cause });
    this.status = cause.status;
    this.outOfTime = outOfTime;
  }
};
async function withRetries(attempts) {
  const { name, kind, clock, signal } = attempts;
  for (let repetition = 1; ; repetition++) {
    try {
      return await attempts.attempt();
    } catch (error2) {
      if (!(error2 instanceof RequestError)) throw error2;
      const msLeft = attempts.deadlineMs - clock.nowMs();
      const next = decide({ error: error2, kind, repetition, msLeft, random: clock.random() });
      if (next.action === "fail") {
        const advice = [next.why, error2.advice].filter(Boolean).join(" ");
        throw new ServiceError(
          `${name}: ${error2.message}. ${advice}`.trimEnd(),
          error2,
          next.outOfTime
        );
      }
      attempts.onRetry({ name, error: error2, repetition, afterMs: next.afterMs });
      await clock.sleep(next.afterMs, signal);
    }
  }
}
function decide(failed) {
  const { error: error2, kind, repetition, msLeft, random } = failed;
  const allowed = kind === "read" ? FAULTS[error2.fault].get : FAULTS[error2.fault].post;
  if (allowed === "unknown") {
    const why = kind === "read" ? "" : UNKNOWN_FATE[kind];
    return { action: "fail", why, outOfTime: false };
  }
  if (repetition > allowed) {
    return {
      action: "fail",
      why: repetition > 1 ? `Gave up after ${repetition} attempts.` : "",
      outOfTime: false
    };
  }
  const afterMs = pauseMs({ repetition, retryAfterMs: error2.retryAfterMs, random });
  if (afterMs >= msLeft) {
    const left = `only ${Math.max(0, Math.floor(msLeft / 1e3))} s are left`;
    const why = error2.retryAfterMs === void 0 ? `There is no time for another attempt: ${left}. Raise timeout-minutes.` : `The service asks for ${Math.ceil(error2.retryAfterMs / 1e3)} s, ${left}. Run again later.`;
    return { action: "fail", why, outOfTime: true };
  }
  return { action: "repeat", afterMs };
}
function pauseMs(pause) {
  if (pause.retryAfterMs !== void 0) return pause.retryAfterMs + pause.random * 1e3;
  const longest = Math.min(MAX_BACKOFF_SECONDS, 2 ** pause.repetition);
  return (1 + pause.random * (longest - 1)) * 1e3;
}
function parseRetryAfter(header, now) {
  const text2 = header?.trim() ?? "";
  if (/^\d+$/.test(text2)) return Number(text2) * 1e3;
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text2))
    return void 0;
  const dateMs = Date.parse(text2);
  return Number.isNaN(dateMs) ? void 0 : Math.max(0, dateMs - now.getTime());
}

// src/agent/pull-request.ts
var MAX_URL_LENGTH = 300;
var PUBLIC_HOSTS = ["github.com", "gitlab.com", "bitbucket.org"];
var NAME = "[A-Za-z0-9_.-]+";
var PATHS = [
  new RegExp(`^/(?<repository>${NAME}/${NAME})/pull/(?<number>\\d{1,10})$`),
  new RegExp(`^/(?<repository>${NAME}(?:/${NAME})+)/-/merge_requests/(?<number>\\d{1,10})$`),
  new RegExp(`^/(?<repository>${NAME}/${NAME})/pull-requests/(?<number>\\d{1,10})$`),
  new RegExp(`^/(?<repository>${NAME}/${NAME})/pulls/(?<number>\\d{1,10})$`)
];
function readPullRequest(job, serverUrl) {
  const { prLink } = job;
  if (prLink === void 0 || prLink === null || prLink === "") return {};
  const hosts = [...PUBLIC_HOSTS, hostOf(serverUrl), hostOf(job.source?.repository)];
  const problem = problemOf(prLink, hosts);
  if (problem !== void 0) return { rejected: `${quote(prLink, 100)} ${problem}` };
  const match = matchPath(new URL(prLink).pathname);
  if (match === void 0)
    return { rejected: `${quote(prLink, 100)} is not the address of a pull request` };
  return { pullRequest: { url: prLink, ...match } };
}
function problemOf(link, hosts) {
  if (link.length > MAX_URL_LENGTH) return `is longer than ${MAX_URL_LENGTH} characters`;
  const url = URL.parse(link);
  if (url === null) return "is not a URL";
  if (url.protocol !== "https:") return "is not an https URL";
  if (url.href !== link) return "is not written plainly";
  if (url.username !== "" || url.password !== "") return "holds a user name";
  if (url.port !== "" || link.includes("?") || link.includes("#"))
    return "holds a port, query or fragment";
  if (!hosts.includes(url.hostname))
    return "is on a host that is neither this server nor the docs repository’s";
  return void 0;
}
function matchPath(path2) {
  for (const pattern of PATHS) {
    const { repository, number: number2 } = pattern.exec(path2)?.groups ?? {};
    if (repository !== void 0 && number2 !== void 0) return { repository, number: number2 };
  }
  return void 0;
}
function hostOf(url) {
  const parsed = URL.parse(url ?? "");
  return parsed?.protocol === "https:" ? parsed.hostname : void 0;
}

// src/agent/duration.ts
function formatDuration(ms) {
  const seconds = Math.max(0, Math.round(ms / 1e3));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return joinUnits(`${minutes} min`, seconds % 60, "s");
  return joinUnits(`${Math.floor(minutes / 60)} h`, minutes % 60, "min");
}
function joinUnits(larger, smaller, unit) {
  return smaller === 0 ? larger : `${larger} ${smaller} ${unit}`;
}

// src/agent/wait.ts
var FIRST_PAUSE_MS = 2e3;
var PAUSE_GROWTH = 1.5;
var PAUSE_JITTER = 0.1;
var THROTTLED_PAUSE_MS = 6e4;
var HEARTBEAT_MS = 6e4;
var LAST_POLL_MS = 1e3;
var SETTLE_PAUSES_MS = [2e3, 3e3, 4e3];
var CREATION_GRACE_MS = 6e4;
var GONE_AFTER = 3;
var FOLLOW_UP_GRACE_MS = 3e4;
async function waitForJob(options) {
  const { clock, deadlineMs, log: log2, signal, retrieve } = options;
  const startMs = clock.nowMs();
  let seenAtWork = options.origin !== "followed-up";
  let { job } = options;
  let polls = 0;
  let longestMs = options.pollIntervalMs;
  let pauseMs2 = Math.min(FIRST_PAUSE_MS, longestMs);
  let notFound = 0;
  let warned = false;
  const elapsedMs = () => clock.nowMs() - startMs;
  const isDone = () => {
    if (job.status === "active") seenAtWork = true;
    return isTerminal(job) && (seenAtWork || job.status !== "completed" || elapsedMs() >= FOLLOW_UP_GRACE_MS);
  };
  while (!isDone()) {
    if (!isKnownStatus(job.status) && !warned) {
      warned = true;
      log2.warning(
        `The job's status is ${quote(job.status, 50)}, which is new to this action: it goes on waiting.`
      );
    }
    const untilLastPollMs = deadlineMs - LAST_POLL_MS - clock.nowMs();
    if (untilLastPollMs <= 0) return { job, remark: "" };
    await pause(Math.min(jittered(pauseMs2), untilLastPollMs));
    try {
      polls++;
      const seen = await retrieve(job.id);
      notFound = 0;
      if (seen.status !== job.status)
        log2.info(`${formatDuration(elapsedMs())}: ${describe(seen)}`);
      job = seen;
    } catch (error2) {
      if (!(error2 instanceof ServiceError)) throw error2;
      if (error2.outOfTime) return { job, remark: error2.message };
      if (error2.status !== 404 || !mayAppear(++notFound)) throw error2;
      log2.info(
        `${formatDuration(elapsedMs())}: the service does not know the job yet, asking again`
      );
    }
    pauseMs2 = Math.min(pauseMs2 * PAUSE_GROWTH, longestMs);
    if (options.wasThrottled()) {
      longestMs = Math.max(longestMs, Math.min(longestMs * 2, THROTTLED_PAUSE_MS));
      pauseMs2 = longestMs;
    }
  }
  return { job: await settle(), remark: "" };
  function jittered(ms) {
    return ms * (1 + PAUSE_JITTER * (2 * clock.random() - 1));
  }
  async function pause(ms) {
    const endMs = clock.nowMs() + ms;
    while (clock.nowMs() < endMs) {
      const toHeartbeatMs = HEARTBEAT_MS - elapsedMs() % HEARTBEAT_MS;
      const leftMs = endMs - clock.nowMs();
      await clock.sleep(Math.min(leftMs, toHeartbeatMs), signal);
      if (toHeartbeatMs <= leftMs) {
        log2.info(`${formatDuration(elapsedMs())}: still ${describe(job)} (${polls} polls)`);
      }
    }
  }
  function mayAppear(times) {
    if (options.origin === "created" && polls === times) return elapsedMs() < CREATION_GRACE_MS;
    return times < GONE_AFTER;
  }
  async function settle() {
    for (const ms of SETTLE_PAUSES_MS) {
      if (job.status !== "completed" || job.prLink) break;
      if (deadlineMs - clock.nowMs() <= ms) break;
      await clock.sleep(ms, signal);
      polls++;
      try {
        const seen = await retrieve(job.id);
        job = { ...job, prLink: seen.prLink ?? job.prLink };
      } catch (error2) {
        if (!(error2 instanceof ServiceError)) throw error2;
        log2.warning(error2.message);
        break;
      }
    }
    return job;
  }
}
function describe(job) {
  return isKnownStatus(job.status) ? job.status : quote(job.status, 50);
}

// src/agent/run-job.ts
async function runJob(options) {
  const { clock, log: log2, onKnown } = options;
  const startMs = clock.nowMs();
  let job;
  let polls = 0;
  let throttled = false;
  const post = options.jobId === void 0 ? "create" : "follow-up";
  const service = options.connect((retry) => {
    throttled ||= retry.error.fault === "rate-limited";
    log2.info(describeRetry(retry));
  });
  const wasThrottled = () => {
    const answer = throttled;
    throttled = false;
    return answer;
  };
  const retrieve = async (id) => {
    polls++;
    const seen = await service.getJob(id);
    job = seen;
    return seen;
  };
  try {
    const { origin, first } = await start({ ...options, service, retrieve });
    job = first;
    onKnown(job);
    log2.info(`Job ${job.id} ${ORIGIN_WORDS[origin]}`);
    if (!options.wait) return result("started", { job });
    const waited = await waitForJob({ ...options, job, origin, retrieve, wasThrottled });
    const { pullRequest, rejected } = readPullRequest(waited.job, options.serverUrl);
    if (rejected !== void 0) log2.warning(`The job’s pull request link is not used: ${rejected}.`);
    return result(outcomeOf(waited.job, pullRequest !== void 0), {
      job: waited.job,
      remark: waited.remark,
      ...pullRequest === void 0 ? {} : { pullRequest }
    });
  } catch (error2) {
    const known = job === void 0 ? {} : { job };
    if (error2 instanceof Cancelled) {
      const remark = job === void 0 && options.prompt !== void 0 ? UNKNOWN_FATE[post] : "";
      return result("cancelled", { ...known, remark });
    }
    return result("error", { ...known, error: error2 });
  }
  function result(outcome, more) {
    return { outcome, polls, durationMs: clock.nowMs() - startMs, remark: "", ...more };
  }
}
var ORIGIN_WORDS = {
  created: "was created",
  "followed-up": "got the follow-up",
  attached: "was found"
};
async function start({
  prompt,
  jobId,
  service,
  retrieve,
  onKnown
}) {
  if (jobId === void 0)
    return { origin: "created", first: await service.createJob(prompt ?? "") };
  onKnown({ id: jobId });
  if (prompt === void 0) return { origin: "attached", first: await retrieve(jobId) };
  return { origin: "followed-up", first: await service.sendMessage(jobId, prompt) };
}

// src/cancellation.ts
function listenForCancellation() {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"]) {
    process.on(name, () => controller.abort(new Cancelled(`cancelled by ${name}`)));
  }
  return controller.signal;
}

// src/clock.ts
var systemClock = {
  nowMs: () => performance.now(),
  today: () => /* @__PURE__ */ new Date(),
  random: () => Math.random(),
  sleep: (ms, signal) => new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const wake = () => {
      signal.removeEventListener("abort", interrupt);
      resolve();
    };
    const interrupt = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener("abort", interrupt, { once: true });
  })
};

// src/event.ts
import { readFileSync } from "node:fs";
function readEvent(env) {
  return {
    name: env.GITHUB_EVENT_NAME ?? "",
    payload: readPayload(env.GITHUB_EVENT_PATH),
    actor: env.GITHUB_ACTOR ?? "",
    repository: env.GITHUB_REPOSITORY ?? "",
    serverUrl: env.GITHUB_SERVER_URL ?? "https://github.com",
    apiUrl: env.GITHUB_API_URL ?? "https://api.github.com",
    runId: env.GITHUB_RUN_ID ?? "",
    runAttempt: Number(env.GITHUB_RUN_ATTEMPT ?? "1"),
    workspace: env.GITHUB_WORKSPACE ?? process.cwd(),
    temp: env.RUNNER_TEMP ?? ""
  };
}
function readPayload(file) {
  if (file === void 0 || file === "") return {};
  try {
    return asRecord(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
}
function isWithoutSecrets(event) {
  if (!event.name.startsWith("pull_request") || event.name === "pull_request_target") return false;
  const head = asRecord(asRecord(asRecord(event.payload.pull_request).head).repo);
  return event.actor === "dependabot[bot]" || head.full_name !== event.repository;
}
function asRecord(value) {
  return typeof value === "object" && value !== null ? value : {};
}

// node_modules/@actions/core/lib/command.js
import * as os from "os";

// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
  if (input === null || input === void 0) {
    return "";
  } else if (typeof input === "string" || input instanceof String) {
    return input;
  }
  return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
  if (!Object.keys(annotationProperties).length) {
    return {};
  }
  return {
    title: annotationProperties.title,
    file: annotationProperties.file,
    line: annotationProperties.startLine,
    endLine: annotationProperties.endLine,
    col: annotationProperties.startColumn,
    endColumn: annotationProperties.endColumn
  };
}

// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
  const cmd = new Command(command, properties, message);
  process.stdout.write(cmd.toString() + os.EOL);
}
function issue(name, message = "") {
  issueCommand(name, {}, message);
}
var CMD_STRING = "::";
var Command = class {
  constructor(command, properties, message) {
    if (!command) {
      command = "missing.command";
    }
    this.command = command;
    this.properties = properties;
    this.message = message;
  }
  toString() {
    let cmdStr = CMD_STRING + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      cmdStr += " ";
      let first = true;
      for (const key in this.properties) {
        if (this.properties.hasOwnProperty(key)) {
          const val = this.properties[key];
          if (val) {
            if (first) {
              first = false;
            } else {
              cmdStr += ",";
            }
            cmdStr += `${key}=${escapeProperty(val)}`;
          }
        }
      }
    }
    cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
    return cmdStr;
  }
};
function escapeData(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
import * as crypto from "crypto";
import * as fs from "fs";
import * as os2 from "os";
function issueFileCommand(command, message) {
  const filePath = process.env[`GITHUB_${command}`];
  if (!filePath) {
    throw new Error(`Unable to find environment variable for file command ${command}`);
  }
  if (!fs.existsSync(filePath)) {
    throw new Error(`Missing file at path: ${filePath}`);
  }
  fs.appendFileSync(filePath, `${toCommandValue(message)}${os2.EOL}`, {
    encoding: "utf8"
  });
}
function prepareKeyValueMessage(key, value) {
  const delimiter = `ghadelimiter_${crypto.randomUUID()}`;
  const convertedValue = toCommandValue(value);
  if (key.includes(delimiter)) {
    throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
  }
  if (convertedValue.includes(delimiter)) {
    throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
  }
  return `${key}<<${delimiter}${os2.EOL}${convertedValue}${os2.EOL}${delimiter}`;
}

// node_modules/@actions/core/lib/core.js
import * as os4 from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as EOL3 } from "os";
import { constants, promises } from "fs";
var __awaiter = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve) {
      resolve(value);
    });
  }
  return new (P || (P = Promise))(function(resolve, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result) {
      result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var { access, appendFile, writeFile } = promises;
var SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
  constructor() {
    this._buffer = "";
  }
  /**
   * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
   * Also checks r/w permissions.
   *
   * @returns step summary file path
   */
  filePath() {
    return __awaiter(this, void 0, void 0, function* () {
      if (this._filePath) {
        return this._filePath;
      }
      const pathFromEnv = process.env[SUMMARY_ENV_VAR];
      if (!pathFromEnv) {
        throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
      }
      try {
        yield access(pathFromEnv, constants.R_OK | constants.W_OK);
      } catch (_a) {
        throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
      }
      this._filePath = pathFromEnv;
      return this._filePath;
    });
  }
  /**
   * Wraps content in an HTML tag, adding any HTML attributes
   *
   * @param {string} tag HTML tag to wrap
   * @param {string | null} content content within the tag
   * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
   *
   * @returns {string} content wrapped in HTML element
   */
  wrap(tag, content, attrs = {}) {
    const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
    if (!content) {
      return `<${tag}${htmlAttrs}>`;
    }
    return `<${tag}${htmlAttrs}>${content}</${tag}>`;
  }
  /**
   * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
   *
   * @param {SummaryWriteOptions} [options] (optional) options for write operation
   *
   * @returns {Promise<Summary>} summary instance
   */
  write(options) {
    return __awaiter(this, void 0, void 0, function* () {
      const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
      const filePath = yield this.filePath();
      const writeFunc = overwrite ? writeFile : appendFile;
      yield writeFunc(filePath, this._buffer, { encoding: "utf8" });
      return this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return __awaiter(this, void 0, void 0, function* () {
      return this.emptyBuffer().write({ overwrite: true });
    });
  }
  /**
   * Returns the current summary buffer as a string
   *
   * @returns {string} string of summary buffer
   */
  stringify() {
    return this._buffer;
  }
  /**
   * If the summary buffer is empty
   *
   * @returns {boolen} true if the buffer is empty
   */
  isEmptyBuffer() {
    return this._buffer.length === 0;
  }
  /**
   * Resets the summary buffer without writing to summary file
   *
   * @returns {Summary} summary instance
   */
  emptyBuffer() {
    this._buffer = "";
    return this;
  }
  /**
   * Adds raw text to the summary buffer
   *
   * @param {string} text content to add
   * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
   *
   * @returns {Summary} summary instance
   */
  addRaw(text2, addEOL = false) {
    this._buffer += text2;
    return addEOL ? this.addEOL() : this;
  }
  /**
   * Adds the operating system-specific end-of-line marker to the buffer
   *
   * @returns {Summary} summary instance
   */
  addEOL() {
    return this.addRaw(EOL3);
  }
  /**
   * Adds an HTML codeblock to the summary buffer
   *
   * @param {string} code content to render within fenced code block
   * @param {string} lang (optional) language to syntax highlight code
   *
   * @returns {Summary} summary instance
   */
  addCodeBlock(code, lang) {
    const attrs = Object.assign({}, lang && { lang });
    const element = this.wrap("pre", this.wrap("code", code), attrs);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML list to the summary buffer
   *
   * @param {string[]} items list of items to render
   * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
   *
   * @returns {Summary} summary instance
   */
  addList(items, ordered = false) {
    const tag = ordered ? "ol" : "ul";
    const listItems = items.map((item) => this.wrap("li", item)).join("");
    const element = this.wrap(tag, listItems);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML table to the summary buffer
   *
   * @param {SummaryTableCell[]} rows table rows
   *
   * @returns {Summary} summary instance
   */
  addTable(rows) {
    const tableBody = rows.map((row) => {
      const cells = row.map((cell) => {
        if (typeof cell === "string") {
          return this.wrap("td", cell);
        }
        const { header, data, colspan, rowspan } = cell;
        const tag = header ? "th" : "td";
        const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
        return this.wrap(tag, data, attrs);
      }).join("");
      return this.wrap("tr", cells);
    }).join("");
    const element = this.wrap("table", tableBody);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds a collapsable HTML details element to the summary buffer
   *
   * @param {string} label text for the closed state
   * @param {string} content collapsable content
   *
   * @returns {Summary} summary instance
   */
  addDetails(label, content) {
    const element = this.wrap("details", this.wrap("summary", label) + content);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML image tag to the summary buffer
   *
   * @param {string} src path to the image you to embed
   * @param {string} alt text description of the image
   * @param {SummaryImageOptions} options (optional) addition image attributes
   *
   * @returns {Summary} summary instance
   */
  addImage(src, alt, options) {
    const { width, height } = options || {};
    const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
    const element = this.wrap("img", null, Object.assign({ src, alt }, attrs));
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML section heading element
   *
   * @param {string} text heading text
   * @param {number | string} [level=1] (optional) the heading level, default: 1
   *
   * @returns {Summary} summary instance
   */
  addHeading(text2, level) {
    const tag = `h${level}`;
    const allowedTag = ["h1", "h2", "h3", "h4", "h5", "h6"].includes(tag) ? tag : "h1";
    const element = this.wrap(allowedTag, text2);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML thematic break (<hr>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addSeparator() {
    const element = this.wrap("hr", null);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML line break (<br>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addBreak() {
    const element = this.wrap("br", null);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML blockquote to the summary buffer
   *
   * @param {string} text quote text
   * @param {string} cite (optional) citation url
   *
   * @returns {Summary} summary instance
   */
  addQuote(text2, cite) {
    const attrs = Object.assign({}, cite && { cite });
    const element = this.wrap("blockquote", text2, attrs);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML anchor tag to the summary buffer
   *
   * @param {string} text link text/content
   * @param {string} href hyperlink
   *
   * @returns {Summary} summary instance
   */
  addLink(text2, href) {
    const element = this.wrap("a", text2, { href });
    return this.addRaw(element).addEOL();
  }
};
var _summary = new Summary();
var summary = _summary;

// node_modules/@actions/core/lib/platform.js
import os3 from "os";
var platform = os3.platform();
var arch = os3.arch();

// node_modules/@actions/core/lib/core.js
var ExitCode;
(function(ExitCode2) {
  ExitCode2[ExitCode2["Success"] = 0] = "Success";
  ExitCode2[ExitCode2["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setSecret(secret) {
  issueCommand("add-mask", {}, secret);
}
function getInput(name, options) {
  const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
  if (options && options.required && !val) {
    throw new Error(`Input required and not supplied: ${name}`);
  }
  if (options && options.trimWhitespace === false) {
    return val;
  }
  return val.trim();
}
function setOutput(name, value) {
  const filePath = process.env["GITHUB_OUTPUT"] || "";
  if (filePath) {
    return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
  }
  process.stdout.write(os4.EOL);
  issueCommand("set-output", { name }, toCommandValue(value));
}
function debug(message) {
  issueCommand("debug", {}, message);
}
function error(message, properties = {}) {
  issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
  issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
  issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
  process.stdout.write(message + os4.EOL);
}
function startGroup(name) {
  issue("group", name);
}
function endGroup() {
  issue("endgroup");
}

// src/agent/prompt.ts
var MAX_PROMPT_BYTES = 64 * 1024;
var FIRST_LINE_LENGTH = 80;
function checkPrompt(text2) {
  const prompt = text2.toWellFormed().replaceAll("\0", "�");
  if (prompt.trim() === "") throw new ActionError("is empty or white space");
  const bytes = Buffer.byteLength(prompt);
  if (bytes > MAX_PROMPT_BYTES) {
    throw new ActionError(`holds ${bytes} bytes, more than the ${MAX_PROMPT_BYTES} allowed`);
  }
  return prompt;
}
function firstLine(prompt) {
  const line = prompt.trim().split(/\r\n|[\n\r\u2028\u2029]/, 1)[0] ?? "";
  const characters = [...line];
  if (characters.length <= FIRST_LINE_LENGTH) return line;
  return `${characters.slice(0, FIRST_LINE_LENGTH - 1).join("")}…`;
}

// src/secrets.ts
var secrets = /* @__PURE__ */ new Set();
function rememberSecret(secret) {
  if (secret !== "") secrets.add(secret);
}
function redact(text2) {
  let redacted = text2;
  for (const secret of secrets) {
    for (const spelling of spellings(secret)) redacted = redacted.replaceAll(spelling, "***");
  }
  return redacted;
}
function spellings(secret) {
  const bytes = Buffer.from(secret);
  return [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString("base64"),
    bytes.toString("base64url")
  ];
}

// src/log.ts
var log = {
  info: (message) => info(toLogLine(message)),
  notice: (message) => notice(toLogLine(message)),
  warning: (message) => warning(toLogLine(message)),
  error: (message) => error(toLogLine(message)),
  debug: (message) => debug(toLogLine(message)),
  group: (title) => startGroup(toLogLine(title)),
  endGroup: () => endGroup(),
  /** Masks a secret, here and in everything else that this action writes. */
  mask(secret) {
    if (secret === "") return;
    setSecret(secret);
    rememberSecret(secret);
  }
};
function toLogLine(message) {
  return redact(message).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").replaceAll("##[", "## [").replace(/^(\s*):(?=:)/, "$1: ");
}

// node_modules/valibot/dist/index.mjs
var store$4;
var DEFAULT_CONFIG = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function getGlobalConfig(config$1) {
  if (!config$1 && !store$4) return DEFAULT_CONFIG;
  return {
    lang: config$1?.lang ?? store$4?.lang,
    message: config$1?.message,
    abortEarly: config$1?.abortEarly ?? store$4?.abortEarly,
    abortPipeEarly: config$1?.abortPipeEarly ?? store$4?.abortPipeEarly
  };
}
var store$3;
// @__NO_SIDE_EFFECTS__
function getGlobalMessage(lang) {
  return store$3?.get(lang);
}
var store$2;
// @__NO_SIDE_EFFECTS__
function getSchemaMessage(lang) {
  return store$2?.get(lang);
}
var store$1;
// @__NO_SIDE_EFFECTS__
function getSpecificMessage(reference, lang) {
  return store$1?.get(reference)?.get(lang);
}
// @__NO_SIDE_EFFECTS__
function _stringify(input) {
  const type = typeof input;
  if (type === "string") return `"${input}"`;
  if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
  if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
  return type;
}
function _addIssue(context, label, dataset, config$1, other) {
  const input = other && "input" in other ? other.input : dataset.value;
  const expected = other?.expected ?? context.expects ?? null;
  const received = other?.received ?? /* @__PURE__ */ _stringify(input);
  const issue2 = {
    kind: context.kind,
    type: context.type,
    input,
    expected,
    received,
    message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
    requirement: context.requirement,
    path: other?.path,
    issues: other?.issues,
    lang: config$1.lang,
    abortEarly: config$1.abortEarly,
    abortPipeEarly: config$1.abortPipeEarly
  };
  const isSchema = context.kind === "schema";
  const message$1 = other?.message ?? context.message ?? /* @__PURE__ */ getSpecificMessage(context.reference, issue2.lang) ?? (isSchema ? /* @__PURE__ */ getSchemaMessage(issue2.lang) : null) ?? config$1.message ?? /* @__PURE__ */ getGlobalMessage(issue2.lang);
  if (message$1 !== void 0) issue2.message = typeof message$1 === "function" ? message$1(issue2) : message$1;
  if (isSchema) dataset.typed = false;
  if (dataset.issues) dataset.issues.push(issue2);
  else dataset.issues = [issue2];
}
function _standardSchema(schema) {
  schema["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (value$1) => schema["~run"]({ value: value$1 }, /* @__PURE__ */ getGlobalConfig())
  };
  return schema;
}
// @__NO_SIDE_EFFECTS__
function getDotPath(issue2) {
  if (issue2.path) {
    let key = "";
    for (const item of issue2.path) if (typeof item.key === "string" || typeof item.key === "number") if (key) key += `.${item.key}`;
    else key += item.key;
    else return null;
    return key;
  }
  return null;
}
var EMOJI_REGEX = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
// @__NO_SIDE_EFFECTS__
function minValue(requirement, message$1) {
  return {
    kind: "validation",
    type: "min_value",
    reference: minValue,
    async: false,
    expects: `>=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function regex(requirement, message$1) {
  return {
    kind: "validation",
    type: "regex",
    reference: regex,
    async: false,
    expects: `${requirement}`,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "format", dataset, config$1);
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function safeInteger(message$1) {
  return {
    kind: "validation",
    type: "safe_integer",
    reference: safeInteger,
    async: false,
    expects: null,
    requirement: Number.isSafeInteger,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "safe integer", dataset, config$1);
      return dataset;
    }
  };
}
var ABORT_EARLY_CONFIG = { abortEarly: true };
// @__NO_SIDE_EFFECTS__
function getFallback(schema, dataset, config$1) {
  return typeof schema.fallback === "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}
// @__NO_SIDE_EFFECTS__
function fallback(schema, fallback$1) {
  return _standardSchema({
    ...schema,
    fallback: fallback$1,
    "~run"(dataset, config$1) {
      const outputDataset = schema["~run"](dataset, config$1);
      return outputDataset.issues ? {
        typed: true,
        value: /* @__PURE__ */ getFallback(this, outputDataset, config$1)
      } : outputDataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function getDefault(schema, dataset, config$1) {
  return typeof schema.default === "function" ? schema.default(dataset, config$1) : schema.default;
}
// @__NO_SIDE_EFFECTS__
function is(schema, input) {
  return !schema["~run"]({ value: input }, ABORT_EARLY_CONFIG).issues;
}
// @__NO_SIDE_EFFECTS__
function array(item, message$1) {
  return _standardSchema({
    kind: "schema",
    type: "array",
    reference: array,
    expects: "Array",
    async: false,
    item,
    message: message$1,
    "~run"(dataset, config$1) {
      const input = dataset.value;
      if (Array.isArray(input)) {
        dataset.typed = true;
        dataset.value = [];
        for (let key = 0; key < input.length; key++) {
          const value$1 = input[key];
          const itemDataset = this.item["~run"]({ value: value$1 }, config$1);
          if (itemDataset.issues) {
            const pathItem = {
              type: "array",
              origin: "value",
              input,
              key,
              value: value$1
            };
            for (const issue2 of itemDataset.issues) {
              if (issue2.path) issue2.path.unshift(pathItem);
              else issue2.path = [pathItem];
              dataset.issues?.push(issue2);
            }
            if (!dataset.issues) dataset.issues = itemDataset.issues;
            if (config$1.abortEarly) {
              dataset.typed = false;
              break;
            }
          }
          if (!itemDataset.typed) dataset.typed = false;
          dataset.value.push(itemDataset.value);
        }
      } else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function boolean(message$1) {
  return _standardSchema({
    kind: "schema",
    type: "boolean",
    reference: boolean,
    expects: "boolean",
    async: false,
    message: message$1,
    "~run"(dataset, config$1) {
      if (typeof dataset.value === "boolean") dataset.typed = true;
      else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function nullable(wrapped, default_) {
  return _standardSchema({
    kind: "schema",
    type: "nullable",
    reference: nullable,
    expects: `(${wrapped.expects} | null)`,
    async: false,
    wrapped,
    default: default_,
    "~run"(dataset, config$1) {
      if (dataset.value === null) {
        if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
        if (dataset.value === null) {
          dataset.typed = true;
          return dataset;
        }
      }
      return this.wrapped["~run"](dataset, config$1);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function nullish(wrapped, default_) {
  return _standardSchema({
    kind: "schema",
    type: "nullish",
    reference: nullish,
    expects: `(${wrapped.expects} | null | undefined)`,
    async: false,
    wrapped,
    default: default_,
    "~run"(dataset, config$1) {
      if (dataset.value === null || dataset.value === void 0) {
        if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
        if (dataset.value === null || dataset.value === void 0) {
          dataset.typed = true;
          return dataset;
        }
      }
      return this.wrapped["~run"](dataset, config$1);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function number(message$1) {
  return _standardSchema({
    kind: "schema",
    type: "number",
    reference: number,
    expects: "number",
    async: false,
    message: message$1,
    "~run"(dataset, config$1) {
      if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true;
      else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function object(entries$1, message$1) {
  return _standardSchema({
    kind: "schema",
    type: "object",
    reference: object,
    expects: "Object",
    async: false,
    entries: entries$1,
    message: message$1,
    "~run"(dataset, config$1) {
      const input = dataset.value;
      if (input && typeof input === "object") {
        dataset.typed = true;
        dataset.value = {};
        for (const key in this.entries) {
          const valueSchema = this.entries[key];
          if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
            const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
            const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
            if (valueDataset.issues) {
              const pathItem = {
                type: "object",
                origin: "value",
                input,
                key,
                value: value$1
              };
              for (const issue2 of valueDataset.issues) {
                if (issue2.path) issue2.path.unshift(pathItem);
                else issue2.path = [pathItem];
                dataset.issues?.push(issue2);
              }
              if (!dataset.issues) dataset.issues = valueDataset.issues;
              if (config$1.abortEarly) {
                dataset.typed = false;
                break;
              }
            }
            if (!valueDataset.typed) dataset.typed = false;
            dataset.value[key] = valueDataset.value;
          } else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
          else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
            _addIssue(this, "key", dataset, config$1, {
              input: void 0,
              expected: `"${key}"`,
              path: [{
                type: "object",
                origin: "key",
                input,
                key,
                value: input[key]
              }]
            });
            if (config$1.abortEarly) break;
          }
        }
      } else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function optional(wrapped, default_) {
  return _standardSchema({
    kind: "schema",
    type: "optional",
    reference: optional,
    expects: `(${wrapped.expects} | undefined)`,
    async: false,
    wrapped,
    default: default_,
    "~run"(dataset, config$1) {
      if (dataset.value === void 0) {
        if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
        if (dataset.value === void 0) {
          dataset.typed = true;
          return dataset;
        }
      }
      return this.wrapped["~run"](dataset, config$1);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function string(message$1) {
  return _standardSchema({
    kind: "schema",
    type: "string",
    reference: string,
    expects: "string",
    async: false,
    message: message$1,
    "~run"(dataset, config$1) {
      if (typeof dataset.value === "string") dataset.typed = true;
      else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function unknown() {
  return _standardSchema({
    kind: "schema",
    type: "unknown",
    reference: unknown,
    expects: "unknown",
    async: false,
    "~run"(dataset) {
      dataset.typed = true;
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function pipe(...pipe$1) {
  return _standardSchema({
    ...pipe$1[0],
    pipe: pipe$1,
    "~run"(dataset, config$1) {
      for (const item of pipe$1) if (item.kind !== "metadata") {
        if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
          dataset.typed = false;
          break;
        }
        if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
      }
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function safeParse(schema, input, config$1) {
  const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
  return {
    typed: dataset.typed,
    success: !dataset.issues,
    output: dataset.value,
    issues: dataset.issues
  };
}

// src/service/agent-job.ts
var ID = /^[A-Za-z0-9_-]{1,128}$/;
var text = fallback(optional(string()), void 0);
var AgentJobSchema = object({
  id: pipe(string(), regex(ID)),
  status: string(),
  prLink: fallback(nullish(string()), void 0),
  source: fallback(
    optional(object({ repository: text, ref: fallback(nullish(string()), void 0) })),
    void 0
  ),
  model: text
});
function parseAgentJob(json) {
  const parsed = safeParse(AgentJobSchema, json);
  if (parsed.success) return parsed.output;
  const fields = parsed.issues.map((issue2) => getDotPath(issue2) ?? "the answer");
  throw new RequestError(
    "malformed",
    `the answer is not an agent job: ${fields.join(" and ")} missing or not valid`
  );
}

// src/workspace.ts
import { readFileSync as readFileSync2, realpathSync, statSync } from "node:fs";
import path from "node:path";
function readWorkspaceFile(file, { root, maxBytes }) {
  const resolved = resolveInside(file, root);
  const stats = statSync(resolved);
  if (!stats.isFile()) throw new ActionError(`${quote(file)} is not a file`);
  if (stats.size > maxBytes) {
    throw new ActionError(
      `${quote(file)} holds ${stats.size} bytes, more than the ${maxBytes} allowed`
    );
  }
  return readFileSync2(resolved, "utf8");
}
function resolveInside(file, root) {
  const realRoot = realpathSync(root);
  let resolved;
  try {
    resolved = realpathSync(path.resolve(realRoot, file));
  } catch (cause) {
    throw new ActionError(
      `${quote(file)} does not exist. Is there an actions/checkout step before this one?`,
      { cause }
    );
  }
  if (!isInside(resolved, realRoot))
    throw new ActionError(`${quote(file)} is outside the workspace`);
  return resolved;
}
function isInside(file, folder) {
  const relative = path.relative(folder, file);
  return relative !== ".." && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

// src/inputs.ts
var INPUTS = {
  prompt: "",
  "prompt-file": "",
  "job-id": "",
  "project-id": "",
  "api-key": "",
  "base-url": "https://api.mintlify.com",
  wait: "true",
  "timeout-minutes": "30",
  "poll-interval-seconds": "10",
  "fail-on": "failed, archived, timed-out",
  summary: "true",
  "dry-run": "false"
};
function readInputs(event) {
  const apiKey = read("api-key");
  log.mask(apiKey);
  if (apiKey === "" && isWithoutSecrets(event)) {
    throw new Skipped(
      "GitHub passes no secrets to workflows that a pull request from a fork or from Dependabot triggers, so there is no api-key to work with. Nothing was sent. See the README on forks."
    );
  }
  const faults = [];
  function check(name, parse) {
    try {
      return parse(read(name));
    } catch (error2) {
      faults.push(`${name} ${messageOf(error2)}`);
      return void 0;
    }
  }
  const baseUrl = check("base-url", parseBaseUrl);
  const inputs = {
    prompt: check("prompt", parsePrompt) ?? check("prompt-file", parsePromptFile(event.workspace)),
    jobId: check("job-id", parseOptional(parseId)),
    projectId: check("project-id", parseId),
    apiKey: check("api-key", parseApiKey(baseUrl)),
    baseUrl,
    wait: check("wait", parseBoolean),
    timeoutMs: check("timeout-minutes", parseInteger(1, 360)) * 6e4,
    pollIntervalMs: check("poll-interval-seconds", parseInteger(1, 300)) * 1e3,
    failOn: check("fail-on", parseOutcomes),
    summary: check("summary", parseBoolean),
    dryRun: check("dry-run", parseBoolean)
  };
  if (read("prompt") !== "" && read("prompt-file") !== "") {
    faults.push("prompt and prompt-file are both set: remove one of them");
  }
  if (faults.length === 0 && inputs.prompt === void 0 && inputs.jobId === void 0) {
    faults.push("there is nothing to do: set prompt, prompt-file or job-id");
  }
  if (faults.length > 0) {
    const heading = faults.length === 1 ? "Bad input" : `${faults.length} bad inputs`;
    throw new ActionError(`${heading}, nothing was sent: ${faults.join("; ")}.`);
  }
  return Object.freeze(inputs);
}
function read(name) {
  const alias = name === "project-id" ? getInput("projectId") : "";
  return getInput(name) || alias || INPUTS[name];
}
function parsePrompt(value) {
  const isBlank = value === "" && getInput("prompt", { trimWhitespace: false }) !== "";
  return value === "" && !isBlank ? void 0 : checkPrompt(value);
}
function parsePromptFile(workspace) {
  return (file) => {
    if (file === "") return void 0;
    const text2 = readWorkspaceFile(file, { root: workspace, maxBytes: MAX_PROMPT_BYTES });
    try {
      return checkPrompt(text2);
    } catch (error2) {
      throw new ActionError(`${quote(file)} ${messageOf(error2)}`, { cause: error2 });
    }
  };
}
function parseOptional(parse) {
  return (value) => value === "" ? void 0 : parse(value);
}
function parseId(value) {
  if (value === "") throw new ActionError("is missing");
  if (ID.test(value)) return value;
  throw new ActionError(`${quote(value, 60)} is not an ID: 1 to 128 letters, digits, _ or -`);
}
function parseBaseUrl(value) {
  const url = URL.parse(value);
  if (url === null) throw new ActionError(`${quote(value, 100)} is not a URL`);
  const loopback = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && loopback)) {
    throw new ActionError(
      `must be an https URL, since the key is sent there, but is ${url.protocol}//`
    );
  }
  if (url.username !== "" || url.password !== "")
    throw new ActionError("must not hold a user name or password");
  if (value.includes("?") || value.includes("#"))
    throw new ActionError("must not hold a query or a fragment");
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  return url;
}
function parseApiKey(baseUrl) {
  return (value) => {
    if (value === "") {
      throw new ActionError(
        "is missing: store an admin key as a secret and pass it as ${{ secrets.… }}. An empty value means that no secret of that name is available to this workflow"
      );
    }
    if (!/^[\x21-\x7e]+$/.test(value))
      throw new ActionError("holds blanks, line breaks or characters beyond ASCII");
    if (baseUrl?.host !== new URL(INPUTS["base-url"]).host) return value;
    const kind = [
      { prefix: "mint_dsc_", name: "an assistant key" },
      { prefix: "mint_us_", name: "an index key" }
    ].find(({ prefix }) => value.startsWith(prefix));
    if (kind !== void 0)
      throw new ActionError(`is ${kind.name} (${kind.prefix}…): an admin key is needed (mint_…)`);
    if (!value.startsWith("mint_"))
      throw new ActionError("is not an admin key: those begin with mint_");
    return value;
  };
}
function parseBoolean(value) {
  const word = value.toLowerCase();
  if (word === "true" || word === "false") return word === "true";
  throw new ActionError(`must be true or false, but is ${quote(value, 60)}`);
}
function parseInteger(min, max) {
  return (value) => {
    const number2 = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number2 >= min && number2 <= max) return number2;
    throw new ActionError(
      `must be a whole number from ${min} to ${max}, but is ${quote(value, 60)}`
    );
  };
}
function parseOutcomes(value) {
  const words = parseList(value);
  if (words.length === 1 && words[0] === "none") return /* @__PURE__ */ new Set();
  return new Set(
    words.map((word) => {
      const outcome = FAILABLE_OUTCOMES.find((candidate) => candidate === word);
      if (outcome !== void 0) return outcome;
      throw new ActionError(
        `may name ${FAILABLE_OUTCOMES.join(", ")}, or be none, but has ${quote(word, 60)}`
      );
    })
  );
}
function parseList(value) {
  return value.split(/[,\n]/).map((word) => word.trim()).filter((word) => word !== "");
}

// src/outputs.ts
import { accessSync, constants as constants2 } from "node:fs";
function checkOutputs(env) {
  if (canWriteOutputs(env)) return;
  throw new ActionError(
    `GITHUB_OUTPUT (${quote(env.GITHUB_OUTPUT ?? "not set")}) is not a file that can be written, so the job’s ID could be lost. Nothing was sent. Run this as a step of a workflow; on a self-hosted runner, check the disk and its permissions.`
  );
}
function canWriteOutputs({ GITHUB_OUTPUT: file }) {
  try {
    accessSync(file ?? "", constants2.W_OK);
    return true;
  } catch {
    return false;
  }
}
function setOutputs(outputs) {
  for (const [name, value] of Object.entries(outputs)) setOutput(name, redact(value));
}

// src/report/dry-run.ts
function describeDryRun(inputs) {
  return { outcome: "dry-run", message: plan(inputs), prompt: inputs.prompt };
}
function plan({ prompt, jobId, projectId, baseUrl, wait }) {
  const jobs = `${baseUrl}v2/agent/${projectId}/job`;
  const then = wait ? ", then wait for the job to end" : "";
  if (prompt === void 0) return `Would get ${jobs}/${jobId}${then}.`;
  const body = `a prompt of ${Buffer.byteLength(prompt)} bytes that begins ${quote(firstLine(prompt), 100)}`;
  const url = jobId === void 0 ? jobs : `${jobs}/${jobId}/message`;
  return `Would post ${body} to ${url}${then}.`;
}

// src/report/escape.ts
var DEFAULT_MAX_LENGTH = 120;
var JOINER = "&#8288;";
var ESCAPES = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "|": "&#124;",
  "\\": "&#92;",
  $: "&#36;",
  "`": "\\`",
  "*": "\\*",
  _: "\\_",
  "~": "\\~",
  "[": "\\[",
  "]": "\\]",
  "!": "\\!",
  "@": `@${JOINER}`,
  "#": `#${JOINER}`,
  ":": `:${JOINER}`
};
function escapeMarkdown(untrusted, maxLength = DEFAULT_MAX_LENGTH) {
  return cut(toVisibleLine(untrusted), maxLength).replace(/[&<>|\\$`*_~[\]!@#:]/g, (character) => ESCAPES[character] ?? character).replace(/(www)(?=\.)/gi, `$1${JOINER}`).replace(/(gh-)(?=\d)/gi, `$1${JOINER}`);
}
function toVisibleLine(text2) {
  return text2.toWellFormed().replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").replace(new RegExp("\\p{Cf}+", "gu"), "").trim();
}
function cut(text2, maxLength) {
  const characters = [...text2];
  return characters.length <= maxLength ? text2 : `${characters.slice(0, maxLength - 1).join("")}…`;
}

// src/report/words.ts
var WORDS = {
  "pr-opened": {
    icon: "✅",
    level: "notice",
    headline: "The docs agent opened a pull request",
    next: ""
  },
  "no-pr": {
    icon: "ℹ️",
    level: "notice",
    headline: "The docs agent finished without a pull request",
    next: "Either no file needed a change, or the project is set up to push without a pull request."
  },
  failed: {
    icon: "❌",
    level: "warning",
    headline: "The docs agent’s job failed",
    next: "The dashboard shows what the agent did. Run this step again for a new job; a prompt that asks for less at a time may help."
  },
  archived: {
    icon: "❌",
    level: "warning",
    headline: "The docs agent’s job was archived without a pull request",
    next: "It gave no result. Run this step again for a new job."
  },
  "timed-out": {
    icon: "⏱️",
    level: "warning",
    headline: "The docs agent was still at work when the time was up",
    next: "The job goes on. To wait for it again, run this action with `job-id`; to wait longer at once, raise `timeout-minutes`."
  },
  cancelled: { icon: "🚫", level: "error", headline: "The workflow was cancelled", next: "" },
  started: {
    icon: "🚀",
    level: "notice",
    headline: "The docs agent is at work",
    next: "This step does not wait for it (`wait: false`). To wait for it in another step, run this action with `job-id`."
  },
  skipped: {
    icon: "⏭️",
    level: "notice",
    headline: "Nothing was asked of the docs agent",
    next: ""
  },
  "dry-run": { icon: "🧪", level: "notice", headline: "Dry run: nothing was sent", next: "" },
  reported: { icon: "📈", level: "info", headline: "Who reads the docs", next: "" },
  error: { icon: "❌", level: "error", headline: "The step failed", next: "" }
};

// src/report/report.ts
function describeResult(result) {
  const { headline, next } = WORDS[result.outcome];
  const link = result.job?.pullRequest?.url;
  const parts = [
    link === void 0 ? `${headline}.` : `${headline}: ${link}`,
    result.message,
    next,
    resumeHint(result)
  ];
  return parts.filter(Boolean).join(" ").replaceAll("`", "");
}
function renderReport(result) {
  const { icon, headline, next } = WORDS[result.outcome];
  const sections = [
    `### ${icon} ${headline}`,
    pullRequestLine(result),
    result.message === "" ? "" : `> ${escapeMarkdown(result.message, 1e3)}`,
    [next, resumeHint(result)].filter(Boolean).join(" "),
    factsTable(result)
  ];
  return `${sections.filter(Boolean).join("\n\n")}
`;
}
function pullRequestLine({ job }) {
  const pullRequest = job?.pullRequest;
  if (pullRequest === void 0) return "";
  return `**[${pullRequest.repository}#${pullRequest.number}](${pullRequest.url})**`;
}
function resumeHint({ outcome, job }) {
  if (outcome !== "cancelled" && outcome !== "error") return "";
  const id = job?.job?.id;
  if (id !== void 0) return `Job \`${id}\` goes on; resume with \`job-id: ${id}\`.`;
  return "";
}
function factsTable({ job: result, prompt }) {
  const facts = [];
  if (prompt !== void 0) facts.push(["Prompt", escapeMarkdown(firstLine(prompt))]);
  if (result?.job !== void 0) {
    const { id, status, model, source } = result.job;
    facts.push(["Job", `\`${id}\``], ["Status", escapeMarkdown(status)]);
    if (model) facts.push(["Model", escapeMarkdown(model)]);
    if (source?.ref) facts.push(["Branch", escapeMarkdown(source.ref)]);
    if (result.polls > 0)
      facts.push(["Took", `${formatDuration(result.durationMs)}, ${result.polls} polls`]);
  }
  if (facts.length === 0) return "";
  return ["| | |", "|---|---|", ...facts.map(([name, value]) => `| ${name} | ${value} |`)].join(
    "\n"
  );
}

// src/service/http.ts
import http from "node:http";
import https from "node:https";
var CONNECT_TIMEOUT_MS = 1e4;
var HEADERS_TIMEOUT_MS = 3e4;
var MAX_BODY_BYTES = 1024 * 1024;
function createHttp(env) {
  const agents = /* @__PURE__ */ new Map();
  function agentFor({ method, url }) {
    const keepAlive = method === "GET";
    const key = `${url.protocol} ${keepAlive}`;
    const known = agents.get(key);
    if (known !== void 0) return known;
    const options = { keepAlive, proxyEnv: proxyEnvironment(url, env) };
    const agent = url.protocol === "https:" ? new https.Agent(options) : new http.Agent(options);
    agents.set(key, agent);
    return agent;
  }
  return async (request) => {
    request.signal.throwIfAborted();
    return exchange(request, agentFor(request));
  };
}
function exchange(request, agent) {
  return new Promise((resolve, reject) => {
    const { method, url, headers, body, signal } = request;
    const transport = url.protocol === "https:" ? https : http;
    const outgoing = transport.request(url, {
      agent,
      method,
      headers: {
        ...headers,
        "Accept-Encoding": "identity",
        ...body === void 0 ? {} : { "Content-Length": Buffer.byteLength(body) }
      }
    });
    let connected = false;
    function end(settle) {
      for (const timer of timers) clearTimeout(timer);
      signal.removeEventListener("abort", cancel);
      settle();
    }
    function fail(error2) {
      end(() => reject(error2));
      outgoing.destroy();
    }
    const cancel = () => fail(signal.reason);
    const timeOut = (what) => fail(new RequestError("timeout", `${what}. ${url.host} may be overloaded`));
    const timers = [
      setTimeout(() => {
        if (!connected) {
          const what = `no connection to ${url.host} within ${CONNECT_TIMEOUT_MS / 1e3} s`;
          fail(new RequestError("connect-timeout", what, { advice: NETWORK_ADVICE }));
        }
      }, CONNECT_TIMEOUT_MS),
      setTimeout(() => {
        if (!responded) timeOut(`no answer within ${HEADERS_TIMEOUT_MS / 1e3} s`);
      }, HEADERS_TIMEOUT_MS),
      setTimeout(() => {
        timeOut(`no whole answer within ${request.timeoutMs / 1e3} s`);
      }, request.timeoutMs)
    ];
    let responded = false;
    signal.addEventListener("abort", cancel, { once: true });
    outgoing.on("socket", (socket) => {
      const ready = () => {
        connected = true;
      };
      if (outgoing.reusedSocket) ready();
      else socket.once(url.protocol === "https:" ? "secureConnect" : "connect", ready);
    });
    outgoing.on("error", (error2) => fail(toRequestError(error2, { url, connected })));
    outgoing.on("response", (incoming) => {
      connected = true;
      responded = true;
      const refusal = refuseUnread(incoming);
      if (refusal !== void 0) return fail(refusal);
      const chunks = [];
      let bytes = 0;
      incoming.on("data", (chunk) => {
        bytes += chunk.length;
        if (bytes > MAX_BODY_BYTES) {
          const what = `the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB`;
          return fail(new RequestError("too-large", what, { advice: NOT_THE_SERVICE }));
        }
        chunks.push(chunk);
      });
      incoming.on("error", (error2) => fail(toRequestError(error2, { url, connected })));
      incoming.on(
        "end",
        () => end(
          () => resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks).toString("utf8")
          })
        )
      );
    });
    outgoing.end(body);
  });
}
function refuseUnread(incoming) {
  const encoding = incoming.headers["content-encoding"];
  if (encoding === void 0 || encoding === "identity") return void 0;
  return new RequestError("compressed", "the answer is compressed, which was not asked for", {
    advice: NOT_THE_SERVICE
  });
}
var NETWORK_ADVICE = "Check base-url, the runner’s network and, behind a proxy, HTTPS_PROXY and NO_PROXY.";
var NOT_THE_SERVICE = "Is there a proxy between the runner and the service?";
var FAULT_OF_CODE = {
  ENOTFOUND: "name-not-found",
  EAI_AGAIN: "name-not-found",
  ECONNREFUSED: "connection-refused",
  ENETUNREACH: "connection-refused",
  EHOSTUNREACH: "connection-refused",
  ETIMEDOUT: "connect-timeout",
  ERR_PROXY_TUNNEL: "proxy"
};
var WHAT_HAPPENED = {
  "name-not-found": "the host name was not found",
  "connection-refused": "the connection was refused",
  "connect-timeout": "the connection timed out",
  proxy: "the proxy refused to connect",
  certificate: "the server’s certificate is not trusted",
  "tls-handshake": "the connection was lost during the TLS handshake",
  "connection-lost": "the connection was lost before the whole answer came"
};
var ADVICE = {
  proxy: "Check HTTPS_PROXY, its credentials, and NO_PROXY.",
  certificate: "Where the runner’s network inspects TLS, or the service has a private certificate authority, put that authority’s certificate into a PEM file and name it in NODE_EXTRA_CA_CERTS."
};
function toRequestError(error2, at) {
  const code = "code" in error2 && typeof error2.code === "string" ? error2.code : error2.name;
  const fault = faultOf(code, at);
  const what = `${WHAT_HAPPENED[fault]} (${at.url.host}, ${code})`;
  const advice = ADVICE[fault] ?? (fault === "connection-lost" ? "" : NETWORK_ADVICE);
  return new RequestError(fault, what, { advice, cause: error2 });
}
function faultOf(code, at) {
  if (at.connected) return "connection-lost";
  const fault = FAULT_OF_CODE[code];
  if (fault !== void 0 && fault in WHAT_HAPPENED) return fault;
  if (/CERT|UNABLE_TO_|SELF_SIGNED|ALTNAME/.test(code)) return "certificate";
  return at.url.protocol === "https:" ? "tls-handshake" : "connection-lost";
}
function proxyEnvironment(url, env) {
  const names = url.protocol === "https:" ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy", "HTTP_PROXY"];
  const name = names.find((candidate) => env[candidate]);
  const value = name === void 0 ? "" : env[name] ?? "";
  if (name !== void 0 && !/^https?:$/.test(URL.parse(value)?.protocol ?? "")) {
    throw new RequestError("proxy", `${name} is not an http or https URL`, {
      advice: `Set ${name} to something like http://proxy.example:3128.`
    });
  }
  return env;
}

// src/service/answers.ts
var ErrorSchema = object({
  error: fallback(optional(string()), void 0),
  details: fallback(optional(array(object({ message: string() }))), void 0)
});
function readAnswer(response, purpose) {
  const { status, headers, body } = response;
  const fault = faultOfStatus(status);
  if (fault !== void 0) {
    throw new RequestError(fault, `the service answered ${status}${saying(response)}`, {
      status,
      retryAfterMs: fault === "rate-limited" || fault === "server-error" ? parseRetryAfter(headers["retry-after"], purpose.now) : void 0,
      advice: adviceFor(response, purpose)
    });
  }
  if (body.trim() === "")
    throw new RequestError("empty", `the service answered ${status} with an empty body`, { status });
  try {
    return JSON.parse(body);
  } catch (cause) {
    if (isHtml(response)) {
      throw new RequestError("html", `got text/html instead of JSON: a proxy or login page?`, {
        status,
        cause
      });
    }
    throw new RequestError(
      "not-json",
      `the service answered ${status} with a body that is not whole JSON`,
      { status, cause }
    );
  }
}
function isHtml({ headers, body }) {
  return /^text\/html\b/i.test(headers["content-type"] ?? "") || body.trimStart().startsWith("<");
}
function saying(response) {
  const parsed = safeParse(ErrorSchema, parseJsonOrNull(response.body));
  if (!parsed.success) return "";
  const { error: error2, details = [] } = parsed.output;
  const words = [error2, ...details.map((detail) => detail.message)].filter(Boolean).join("; ");
  return words === "" ? "" : `: ${quote(redact(words))}`;
}
function parseJsonOrNull(body) {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
function adviceFor(response, { scope, resource }) {
  switch (response.status) {
    case 400:
    case 422:
      return "Change what the message names.";
    case 401:
      return "The API key is wrong, revoked or expired (new keys expire after 90 days). Make an admin key in the dashboard under Settings > API keys, and store it as the secret that api-key reads.";
    case 402:
      return "The project’s plan does not include the API.";
    case 403:
      return `Either the API key lacks the ${scope} scope that this request needs, or its IP allowlist excludes this runner (GitHub-hosted runners have no fixed address).`;
    case 404:
      return resource === "project" ? "The project-id is wrong, or the API key belongs to another organization." : "There is no such job in this project: check job-id and project-id.";
    case 407:
      return "The proxy wants credentials: check HTTPS_PROXY or HTTP_PROXY.";
    case 408:
    case 409:
    case 429:
      return "";
    default:
      return response.status >= 500 ? "" : adviceForOdd(response);
  }
}
function adviceForOdd({ headers, status }) {
  if (status < 300 || status >= 400) return "Check base-url.";
  const host = URL.parse(headers.location ?? "", "https://same.host")?.host;
  const target = host === void 0 || host === "same.host" ? "the same host" : quote(host, 100);
  return `It redirects to ${target}, which is not followed, since the key would go along. Set base-url to where the service is.`;
}

// src/service/page-views.ts
var count = pipe(number(), safeInteger(), minValue(0));
var CountsSchema = object({ human: count, ai: count, total: count });
var RowSchema = object({ path: string(), ...CountsSchema.entries });
var PageViewsSchema = object({
  totals: fallback(nullable(CountsSchema), null),
  views: fallback(nullable(array(unknown())), null),
  hasMore: fallback(boolean(), false)
});
function parsePageViews(json) {
  const parsed = safeParse(PageViewsSchema, json);
  if (!parsed.success) {
    throw new RequestError("malformed", "the answer is not a JSON object with page views");
  }
  const { totals, views, hasMore } = parsed.output;
  return { totals, rows: views === null ? null : views.filter(isRow).map(toRow), hasMore };
}
function isRow(row) {
  return is(RowSchema, row);
}
function toRow({ path: path2, human, ai, total }) {
  return { path: path2, human, ai, total };
}

// src/service/service.ts
var READ_TIMEOUT_MS = 3e4;
var WRITE_TIMEOUT_MS = 6e4;
function connectService(options) {
  const { projectId } = options;
  const jobs = `v2/agent/${projectId}/job`;
  async function perform2(operation) {
    const { clock, signal, deadlineMs, onRetry } = options;
    return withRetries({
      ...operation,
      clock,
      signal,
      deadlineMs,
      onRetry,
      attempt: () => attempt(operation)
    });
  }
  async function attempt(operation) {
    const { kind, path: path2, body, parse } = operation;
    const method = kind === "read" ? "GET" : "POST";
    const response = await options.send({
      method,
      url: new URL(path2, options.baseUrl),
      headers: {
        Accept: "application/json",
        Authorization: `Bearer ${options.apiKey}`,
        "User-Agent": options.userAgent,
        ...body === void 0 ? {} : { "Content-Type": "application/json" }
      },
      ...body === void 0 ? {} : { body: JSON.stringify(body) },
      timeoutMs: method === "GET" ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS,
      signal: options.signal
    });
    return parse(readAnswer(response, { ...operation, now: options.clock.today() }));
  }
  return {
    createJob: (prompt) => perform2({
      name: "Creating the agent job",
      kind: "create",
      path: jobs,
      body: { prompt },
      scope: "write",
      resource: "project",
      parse: parseAgentJob
    }),
    sendMessage: (jobId, prompt) => perform2({
      name: `Sending a follow-up to job ${jobId}`,
      kind: "follow-up",
      path: `${jobs}/${jobId}/message`,
      body: { prompt },
      scope: "write",
      resource: "job",
      parse: parseThisJob(jobId)
    }),
    getJob: (jobId) => perform2({
      name: `Getting job ${jobId}`,
      kind: "read",
      path: `${jobs}/${jobId}`,
      scope: "read",
      resource: "job",
      parse: parseThisJob(jobId)
    }),
    getPageViews: ({ dateFrom, dateTo, limit, offset }) => perform2({
      name: `Getting the page views of ${dateFrom}`,
      kind: "read",
      path: `v1/analytics/${projectId}/views?${new URLSearchParams({ dateFrom, dateTo, limit: `${limit}`, offset: `${offset}` })}`,
      scope: "read",
      resource: "project",
      parse: parsePageViews
    })
  };
}
function parseThisJob(jobId) {
  return (json) => {
    const job = parseAgentJob(json);
    if (job.id === jobId) return job;
    throw new RequestError(
      "wrong-job",
      `asked for job ${jobId}, the service answered with job ${job.id}`,
      {
        advice: "This is a defect of the service; report it there."
      }
    );
  };
}

// src/summary.ts
async function writeSummary(markdown) {
  try {
    await summary.addRaw(markdown, true).write();
  } catch (error2) {
    log.warning(`The job summary could not be written: ${messageOf(error2)}`);
  }
}

// src/version.ts
var VERSION = "0.1.0";

// src/run.ts
async function run() {
  const signal = listenForCancellation();
  publishOnCrash();
  let inputs;
  let result;
  try {
    checkOutputs(process.env);
    const event = readEvent(process.env);
    inputs = readInputs(event);
    result = inputs.dryRun ? describeDryRun(inputs) : await perform(inputs, event, signal);
  } catch (error2) {
    result = { outcome: error2 instanceof Skipped ? "skipped" : "error", message: explain(error2) };
  }
  if (canWriteOutputs(process.env)) publishOutputs(result);
  if (inputs?.summary !== false) await writeSummary(renderReport(result));
  announce(result, inputs);
}
async function perform(inputs, event, signal) {
  const deadlineMs = systemClock.nowMs() + inputs.timeoutMs;
  const send = createHttp(process.env);
  const connect = (onRetry) => connectService({
    ...inputs,
    userAgent: `docs-agent-action/${VERSION}`,
    send,
    clock: systemClock,
    signal,
    deadlineMs,
    onRetry
  });
  log.group("Agent job");
  const job = await runJob({
    ...inputs,
    connect,
    clock: systemClock,
    signal,
    deadlineMs,
    log,
    serverUrl: event.serverUrl,
    onKnown: ({ id, status = "" }) => setOutputs({ "job-id": id, status })
  });
  log.endGroup();
  return { outcome: job.outcome, message: remarkOn(job), prompt: inputs.prompt, job };
}
function remarkOn(job) {
  return job.error === void 0 ? job.remark : explain(job.error);
}
function explain(thrown) {
  if (thrown instanceof ActionError || thrown instanceof Skipped || thrown instanceof Cancelled) {
    return thrown.message;
  }
  if (thrown instanceof Error) log.debug(thrown.stack ?? "");
  return `Unexpected error, a defect of this action: ${messageOf(thrown)}. Please report it, with the log of a run with debug logging.`;
}
function publishOutputs({ outcome, job: result }) {
  const { job, pullRequest } = result ?? {};
  setOutputs({
    outcome,
    ...job && { "job-id": job.id, status: job.status },
    ...pullRequest && {
      "pr-link": pullRequest.url,
      "pr-number": pullRequest.number,
      "pr-repository": pullRequest.repository
    }
  });
}
function announce(result, inputs) {
  const text2 = describeResult(result);
  if (failsStep(result.outcome, inputs?.failOn ?? /* @__PURE__ */ new Set())) {
    process.exitCode = 1;
    log.error(text2);
  } else {
    log[WORDS[result.outcome].level](text2);
  }
}
function publishOnCrash() {
  const crash = (error2) => {
    process.exitCode = 1;
    try {
      setOutputs({ outcome: "error" });
      log.error(explain(error2));
    } finally {
      process.exit(1);
    }
  };
  process.on("uncaughtException", crash);
  process.stdout.on("error", crash);
}

// src/index.ts
await run();
