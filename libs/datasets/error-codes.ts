/** Why a dataset is not written. */
export type DatasetErrorCode = 'DATASET_EXISTS' | 'DATASET_FOREIGN' | 'DATASET_STOPPED' | 'DATASET_TOO_LARGE';
