export function subjectProblem(message: string): string | null;
