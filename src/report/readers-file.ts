import type { SignalKind } from '../base/signal-kinds.ts'
import type { FeedbackFigures } from '../readers/feedback.ts'
import type { Reading } from '../readers/listing.ts'
import type { QuestionFigures } from '../readers/questions.ts'
import type { SearchFigures, SearchTerm } from '../readers/searches.ts'
import type { VisitorFigures } from '../readers/visitors.ts'
import type { Readers } from './readers-report.ts'

/**
 * The signals as a field of the JSON file; docs/traffic.md has its shape. A kind that was not asked for
 * is absent. Where readers' words may not be shown, the fields that would hold them are absent.
 */
export function signalsJson({ figures, showTexts }: Readers): object {
  const { week, visitors, searches, questions, feedback } = figures
  return {
    week: week.id,
    dateFrom: week.dateFrom,
    dateTo: week.dateTo,
    texts: showTexts,
    ...field('visitors', visitors, visitorsJson),
    ...field('searches', searches, (read) => searchesJson(read, showTexts)),
    ...field('questions', questions, (read) => questionsJson(read, showTexts)),
    ...field('feedback', feedback, (read) => feedbackJson(read, showTexts)),
  }
}

function field<T>(
  kind: SignalKind,
  reading: Reading<T> | undefined,
  toJson: (figures: T) => object,
): object {
  if (reading === undefined) return {}
  if (reading.status === 'not available')
    return { [kind]: { available: false, missing: reading.why } }
  const { value, gap, notes } = reading
  return {
    [kind]: {
      available: true,
      complete: gap === '',
      ...(gap !== '' && { gap }),
      ...(notes.length > 0 && { notes }),
      ...toJson(value),
    },
  }
}

function visitorsJson({ last, before, viewsPerPerson }: VisitorFigures): object {
  return { totals: last, totalsBefore: before, viewsPerPerson }
}

function searchesJson(figures: SearchFigures, showTexts: boolean): object {
  const { total, totalBefore, terms, hasMore, top, unclicked, mostlyUnclicked } = figures
  return {
    total,
    totalBefore,
    terms,
    moreTerms: hasMore,
    unclicked,
    mostlyUnclicked: mostlyUnclicked.count,
    mostlyUnclickedTerms: mostlyUnclicked.rows.map((row) => termJson(row, showTexts)),
    topTerms: top.rows.map((row) => termJson(row, showTexts)),
  }
}

function termJson({ term, ...numbers }: SearchTerm, showTexts: boolean): object {
  const { searches, clickRate, unclicked, topClickedPage } = numbers
  return { ...(showTexts && { term }), searches, clickRate, unclicked, topClickedPage }
}

function questionsJson(figures: QuestionFigures, showTexts: boolean): object {
  const { turns, unansweredTurns, unansweredShare, unansweredShareBefore } = figures
  return {
    asked: turns,
    unansweredTurns,
    unansweredShare,
    unansweredShareBefore,
    unanswered: figures.questions.count,
    categories: figures.categories.rows.map(({ name, questions, times, mostlyAt }) => ({
      category: name,
      questions,
      times,
      page: mostlyAt,
    })),
    pages: figures.pages.rows.map(({ name, questions, times, mostlyAt }) => ({
      path: name,
      questions,
      times,
      category: mostlyAt,
    })),
    ...(showTexts && {
      unansweredQuestions: figures.questions.rows.map(({ text, times, category, page }) => ({
        question: text,
        times,
        category,
        page,
      })),
    }),
  }
}

function feedbackJson(figures: FeedbackFigures, showTexts: boolean): object {
  const { thumbsUp, thumbsDown, readMuchLikedLittle, disliked, code, agents } = figures
  const { snippets, comments } = figures
  return {
    thumbsUp,
    thumbsDown,
    readMuchLikedLittle,
    disliked: disliked.rows,
    code: code?.pages.rows.map(({ path, count }) => ({ path, complaints: count })) ?? null,
    agents: agents === null ? null : { total: agents.total, pages: agents.pages.rows },
    ...(showTexts && { snippets: snippets?.rows ?? null, comments: comments?.rows ?? null }),
  }
}
