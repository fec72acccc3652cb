/** Asking the server over HTTP, and what it says when it refuses. */

import type {
  Addresses,
  AnalysisAdvice,
  AnalysisBoard,
  AnalysisLook,
  AnalysisTry,
  CarShapes,
  CircuitFile,
  CircuitInfo,
  Deck,
  Foreseen,
  GameInfo,
  Info,
  LessonInfo,
  LessonMoment,
  LessonProspects,
  Made,
  NewTable,
  NextRace,
  PlayOn,
  PositionOfRace,
  PuzzleInfo,
  Refusal as Why,
  RaceResult,
  Replay,
  ReportAsked,
  ReportState,
  RuleChapter,
  SeasonInfo,
  Seated,
  SitDown,
  Verdict,
  Webhook,
} from './protocol';
import { settings } from './settings.svelte';
import { learnGame, ruling, say, t } from './words.svelte';

/** What is known of a refusal: for programs in English, for people by the word of a message. */
export type Refused = Partial<Why> & Pick<Why, 'reason'>;

export class Refusal extends Error {
  readonly ruling: string | null;
  readonly word: string | null;

  constructor(why: Refused) {
    super(inWords(why));
    this.ruling = why.ruling ?? null;
    this.word = why.word ?? null;
  }
}

/** What was refused, in the user's language; a fault of a file names its line. */
export function inWords({ reason, word, values, ruling: cited }: Refused): string {
  const line = values?.line;
  const said = word ? ((line ? say(`refused-${word}.file`, values) : null) ?? say(`refused-${word}`, values)) : null;
  const title = cited ? ruling(cited)?.title : null;
  const what = said ?? (title ? t('refused-by-ruling', { title }) : null);
  if (!what) return reason;
  return line ? t('refused-at-line', { line, what }) : what;
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  if (!answer.ok) {
    throw await refusalIn(answer);
  }
  return (await answer.json()) as T;
}

async function refusalIn(answer: Response): Promise<Refusal> {
  const why = (await answer.json().catch(() => null)) as Refused | null;
  if (why?.ruling) await learnGame(why.ruling.split(' ')[0]!);
  return new Refusal(why?.reason ? why : { reason: answer.statusText });
}

async function askText(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw await refusalIn(answer);
  return answer.text();
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

const asText = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
});

export const api = {
  games: () => ask<GameInfo[]>('/api/games'),
  tables: () => ask<Info[]>('/api/tables'),
  table: (table: string) => ask<Info>(`/api/tables/${table}`),
  playOn: (wanted: PlayOn) => post<Made>('/api/what-if', wanted),
  make: (wanted: NewTable) => post<Made>('/api/tables', wanted),
  sit: (table: string, seat: number, who: SitDown) => post<Seated>(`/api/tables/${table}/seats/${seat}`, who),
  addresses: () => ask<Addresses>('/api/addresses'),
  webhookHosts: () => ask<string[]>('/api/webhooks'),
  checkWebhook: (webhook: string) => post<Webhook>('/api/webhooks', { webhook }),
  season: (table: string) => ask<SeasonInfo>(`/api/tables/${table}/season`),
  nextRace: (table: string, tokens: string[]) => post<NextRace>(`/api/tables/${table}/season/next`, { tokens }),
  keep: (table: string, tokens: string[], seat: number, card: string) =>
    post<SeasonInfo>(`/api/tables/${table}/season/keep`, { tokens, seat, card }),
  race: (table: string) => askText(`/api/tables/${table}/race`),
  result: (table: string) => ask<RaceResult>(`/api/tables/${table}/result`),
  replay: (text: string) => ask<Replay>('/api/replay', asText(text)),
  askReport: (text: string) => ask<ReportAsked>('/api/reports', asText(text)),
  report: (key: string) => ask<ReportState>(`/api/reports/${key}`),
  verify: (text: string) => ask<Verdict>('/api/verify', asText(text)),
  board: (game: string, circuit: string, how: { laps?: number; legends?: boolean } = {}) => {
    const asked = new URLSearchParams({ language: settings.language });
    for (const [name, value] of Object.entries(how)) if (value) asked.set(name, String(value));
    return askText(`/api/boards/${game}/${circuit}.svg?${asked}`);
  },
  deck: (game: string, deck: string | null) => ask<Deck>(`/api/decks/${game}${deck ? `?deck=${deck}` : ''}`),
  checkDeck: (game: string, file: string) =>
    ask<Deck>(`/api/decks/${game}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: file }),
  circuit: (game: string, circuit: string) => ask<CircuitInfo>(`/api/circuits/${game}/${circuit}`),
  checkCircuit: (game: string, file: string) =>
    ask<CircuitFile>(`/api/circuits/${game}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: file,
    }),
  rules: (game: string) => ask<RuleChapter[]>(`/api/rules/${game}?language=${settings.language}`),
  lessons: () => ask<LessonInfo[]>('/api/lessons'),
  puzzles: (day: string) => ask<PuzzleInfo[]>(`/api/puzzles?day=${day}`),
  lesson: (path: string, moves: string[]) => post<LessonMoment>(`/api/lessons/${path}`, { moves }),
  lessonForecast: (path: string, moves: string[], answer: string) =>
    post<Foreseen>(`/api/lessons/${path}/forecast`, { moves, answer }),
  lessonProspects: (path: string, moves: string[]) =>
    post<LessonProspects>(`/api/lessons/${path}/prospects`, { moves }),
  position: (text: string, moment: number) => ask<PositionOfRace>(`/api/positions?moment=${moment}`, asText(text)),
  analysis: (asked: AnalysisLook) => post<AnalysisBoard>('/api/analysis', asked),
  analysisAdvice: (asked: AnalysisLook) => post<AnalysisAdvice>('/api/analysis/advice', asked),
  analysisForecast: (asked: AnalysisTry) => post<Foreseen>('/api/analysis/forecast', asked),
  analysisProspects: (asked: AnalysisLook) => post<LessonProspects>('/api/analysis/prospects', asked),
  cars: (game: string) => ask<CarShapes>(`/api/cars/${game}`),
  roadside: <T>(game: string, circuit: string) => ask<T>(`/api/boards/${game}/${circuit}/roadside`),
  line: <T>(game: string, circuit: string) => ask<T>(`/api/boards/${game}/${circuit}/line`),
  geometry: <T>(game: string, circuit: string) => ask<T>(`/api/boards/${game}/${circuit}/geometry`),
};
