/** Chapter 1: plain skies of the north. How to read a sheet: SHEETS.md. */

const GREAT_BEAR = `
sheet great-bear
chapter 1
star s1 6 724 125
star s2 3 868 89
star s3 4 170 232
star s4 4 409 279
star s5 1 545 210
star s6 5 88 355
star s7 5 273 338
star s8 5 551 358
star s9 6 716 285
star s10 1 782 418
star s11 2 416 427
star s12 2 924 460
star s13 3 414 575
star s14 1 538 656
star s15 3 689 743
star s16 2 496 910
box b1 545 100 s1 s5
box b2 796 107 s1 s2
box b3 129 294 s3 s6
box b4 222 285 s3 s7
box b5 341 309 s4 s7 s11
box b6 548 284 s4 s5 s8
box b7 749 352 s9 s10
box b8 924 350 s12
box b9 88 465 s6
box b10 415 501 s11 s13
box b11 836 526 s10 s12
box b12 414 685 s13 s14
box b13 614 700 s14 s15
box b14 606 910 s16
circle c1 632 285 s9-b6
circle c2 896 220 s2-b8
circle c3 483 430 s8-b10
circle c4 555 805 s16-b13
circle c5 648 827 s15-b14
line s6 s3 s7 s4 s5 s8 s11 s4
line s5 s1 s2 s9 s8
line s9 s10 s12
line s11 s13 s14 s15
line s14 s16
medals 46 53 63
`

const LITTLE_BEAR = `
sheet little-bear
chapter 1
star s1 1 426 90
star s2 1 88 268
star s3 4 335 255
star s4 6 666 181
star s5 3 920 250
star s6 3 92 557
star s7 5 298 457
star s8 5 664 505
star s9 1 450 654
star s10 4 913 600
star s11 5 307 737
star s12 6 702 793
star s13 2 97 893
star s14 4 578 910
star s15 2 902 903
box b1 381 173 s1 s3
box b2 546 136 s1 s4
box b3 198 268 s2
box b4 810 250 s4 s5
box b5 90 413 s2 s6
box b6 317 356 s3 s7
box b7 920 360 s5
box b8 374 556 s7 s9
box b9 789 553 s8 s10
box b10 379 696 s9 s11
box b11 702 683 s8 s12
box b12 97 783 s13
box b13 640 852 s12 s14
box b14 207 893 s11 s13
box b15 792 903 s15
circle c1 917 480 s10-b7
circle c2 95 670 s6-b12
circle c3 777 847 s15-b13
circle c4 685 907 s14-b15
line s1 s3 s7 s9 s11 s14 s12 s9
medals 41 49 58
`

const ROYAL_COUPLE = `
sheet royal-couple
chapter 1
star s1 5 217 94
star s2 2 477 90
star s3 6 876 79
star s4 1 766 251
star s5 2 87 294
star s6 6 308 336
star s7 3 90 510
star s8 3 621 527
star s9 4 910 504
star s10 1 111 689
star s11 4 415 585
star s12 5 253 731
star s13 3 385 831
star s14 1 806 783
star s15 4 260 910
star s16 5 602 903
box b1 347 92 s1 s2
box b2 766 79 s3
box b3 217 204 s1 s5
box b4 876 189 s3 s4
box b5 89 402 s5 s7
box b6 694 389 s4 s8
box b7 362 461 s6 s11
box b8 731 527 s8 s9
box b9 101 600 s7 s10
box b10 253 621 s11 s12
box b11 858 644 s9 s14
box b12 182 710 s10 s12
box b13 385 721 s13
box b14 323 871 s13 s15
box b15 712 903 s16
circle c1 622 85 s2-b2
circle c2 263 270 s6-b3
circle c3 221 810 s15-b12
circle c4 759 843 s14-b15
circle c5 463 887 s16-b14
line s13 s15 s12 s10 s7
line s9 s4 s2 s8 s14 s9
line s4 s8
medals 48 56 65
`

const SWAN = `
sheet swan
chapter 1
star s1 3 134 133
star s2 1 557 107
star s3 2 899 70
star s4 1 360 167
star s5 4 803 183
star s6 6 242 370
star s7 3 505 372
star s8 5 780 373
star s9 6 597 536
star s10 4 91 561
star s11 5 732 677
star s12 2 90 837
star s13 4 287 829
star s14 1 456 729
star s15 3 789 814
star s16 2 910 910
box b1 728 89 s2 s3
box b2 247 150 s1 s4
box b3 557 217 s2 s7
box b4 851 127 s3 s5
box b5 360 277 s4 s6
box b6 792 278 s5 s8
box b7 167 466 s6 s10
box b8 551 454 s7 s9
box b9 90 727 s12
box b10 622 677 s9 s11 s14
box b11 842 677 s11 s15
box b12 372 779 s13 s14
box b13 850 862 s15 s16
box b14 178 903 s12
circle c1 247 205 s1-b5
circle c2 666 414 s8-b8
circle c3 91 644 s10-b9
circle c4 233 866 s13-b14
circle c5 876 794 s16-b11
line s7 s9 s11 s15 s16
line s12 s13 s14 s9 s8 s5 s3
medals 48 56 66
`

const LION = `
sheet lion
chapter 1
star s1 2 483 111
star s2 4 846 70
star s3 5 141 159
star s4 2 709 208
star s5 6 922 197
star s6 1 337 323
star s7 3 693 355
star s8 1 90 544
star s9 3 330 530
star s10 4 780 475
star s11 3 778 669
star s12 5 257 725
star s13 4 454 716
star s14 2 273 910
star s15 6 600 848
star s16 1 916 865
box b1 736 70 s2 s4
box b2 312 135 s1 s3 s6
box b3 593 111 s1
box b4 884 134 s2 s5
box b5 701 282 s4 s7
box b6 90 434 s8
box b7 334 427 s6 s9
box b8 737 415 s7 s10
box b9 90 654 s8
box b10 388 628 s9 s13
box b11 779 572 s10 s11
box b12 916 755 s16
box b13 265 818 s12 s14
box b14 527 782 s13 s15
box b15 806 865 s15 s16
circle c1 116 297 s3-b6
circle c2 812 240 s5-b5
circle c3 174 690 s12-b9
circle c4 847 712 s11-b12
circle c5 400 846 s14-b14
line s11 s10 s7 s4 s2 s5
line s7 s6 s8 s9 s11
line s6 s9 s12 s14
medals 46 53 61
`

const HUNTER = `
sheet hunter
chapter 1
star s1 6 266 90
star s2 3 514 99
star s3 2 811 84
star s4 1 89 217
star s5 4 140 356
star s6 6 409 332
star s7 4 843 322
star s8 1 256 447
star s9 2 553 473
star s10 3 930 442
star s11 5 86 656
star s12 5 426 632
star s13 1 573 650
star s14 5 867 576
star s15 4 339 752
star s16 6 817 715
star s17 2 322 910
star s18 3 663 869
box b1 89 107 s4
box b2 390 95 s1 s2
box b3 701 84 s3
box b4 811 194 s3 s7
box b5 115 287 s4 s5
box b6 198 402 s5 s8
box b7 333 390 s6 s8
box b8 519 332 s6
box b9 887 382 s7 s10
box b10 866 490 s10 s14
box b11 196 656 s11 s15
box b12 563 562 s9 s12 s13
box b13 842 646 s14 s16
box b14 545 751 s12 s13 s18
box b15 331 831 s15 s17
box b16 773 869 s16 s18
circle c1 178 99 s1-b1
circle c2 608 92 s2-b3
circle c3 443 432 s9-b7
circle c4 142 529 s11-b6
circle c5 434 831 s17-b14
line s17 s15 s8 s6 s9 s13 s18
line s15 s12 s13
line s8 s5 s4 s1
line s9 s10
line s7 s10 s14 s16
medals 56 64 76
`

export const CHAPTER_1: readonly string[] = [GREAT_BEAR, LITTLE_BEAR, ROYAL_COUPLE, SWAN, LION, HUNTER]
