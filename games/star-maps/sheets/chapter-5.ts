/** Chapter 5: long paths. How to read a sheet: SHEETS.md. */

const DRAGON = `
sheet dragon
chapter 5
star s1 6 223 111
star s2 1 490 102
star s3 4 910 90 arm a1
star s4 6 846 229 arm a1
star s5 4 88 317
star s6 5 263 371
star s7 5 589 330
star s8 6 112 463
star s9 3 805 479 lock 2
star s10 3 128 615
star s11 5 362 581
star s12 2 478 673
star s13 4 689 695
star s14 5 176 764 lock 3
star s15 1 322 785 arm a2
star s16 1 573 787
star s17 2 904 817
star s18 2 145 909 arm a2
star s19 3 291 930 arm a2
box b1 800 90 s3 s4 arm a1
box b2 333 111 s1 s2
box b3 540 216 s2 s7
box b4 878 160 s3 s4 arm a1
box b5 176 344 s5 s6
box b6 699 330 s7 s9
box b7 55 539 s5 s8
box b8 237 522 s8 s10 s11
box b9 420 627 s11 s12
box b10 747 587 s9 s13
box b11 152 690 s10 s14
box b12 526 730 s12 s16
box b13 249 775 s14 s15 s19
box b14 794 817 s16 s17
box b15 218 920 s18 s19 arm a2
circle c1 200 228 s1-b5
circle c2 250 447 s6-b8
circle c3 371 706 s15-b9
circle c4 742 756 s13-b14
circle c5 826 702 s17-b10
circle c6 197 842 s18-b13
arm a1 on s9
arm a2 on s14
line s15 s19 s18 s14 s15
line s14 s10 s8 s5 s6 s11 s12 s16 s13 s9 s4 s3
medals 56 70 87
`

const WATER_SNAKE = `
sheet water-snake
chapter 5
star s1 1 147 77
star s2 6 798 70 arm a1
star s3 2 930 137 arm a1
star s4 2 425 235
star s5 5 685 277
star s6 4 798 218 arm a1
star s7 6 195 351
star s8 6 829 364 lock 3
star s9 3 930 285 arm a1
star s10 4 480 507
star s11 2 588 437
star s12 3 715 422
star s13 5 609 588
star s14 1 735 569
star s15 5 200 709 arm a2
star s16 4 489 744
star s17 3 733 817
star s18 4 90 855 arm a2
star s19 1 406 866 lock 0
box b1 864 104 s2 s3 arm a1
box b2 147 187 s1 s7
box b3 710 136 s2 s6 arm a1
box b4 930 211 s3 s9 arm a1
box b5 310 293 s4 s7
box b6 575 277 s4 s5
box b7 757 321 s5 s8
box b8 864 252 s6 s9 arm a1
box b9 599 513 s11 s13
box b10 725 496 s11 s12 s14
box b11 895 452 s8
box b12 697 654 s13 s14 s17
box b13 607 662 s10 s17
box b14 145 782 s15 s18 arm a2
box b15 448 805 s16 s19
box b16 178 921 s18 arm a2
circle c1 229 185 s1-b5
circle c2 395 400 s10-b5
circle c3 805 437 s12-b11
circle c4 548 703 s16-b13
circle c5 189 815 s15-b16
circle c6 552 808 s19-b13
arm a1 on s8
arm a2 on s19
line s9 s3 s2 s6 s9
line s6 s8 s5 s12 s14 s11 s13 s10 s16 s19 s15 s18
medals 47 63 81
`

const RIVER = `
sheet river
chapter 5
star s1 3 90 132
star s2 1 245 88
star s3 4 386 131
star s4 2 448 265
star s5 3 554 161
star s6 4 765 167
star s7 5 573 349
star s8 6 713 398
star s9 2 825 302
star s10 3 284 471 lock 0
star s11 4 405 556 arm a1
star s12 6 433 428
star s13 2 154 694
star s14 5 551 578 arm a1
star s15 6 699 595 lock 2 arm a1
star s16 5 814 688 arm a2
star s17 1 815 836 arm a2
star s18 4 310 917
star s19 2 570 883
star s20 1 930 928 arm a2
box b1 168 110 s1 s2
box b2 298 197 s2 s3
box b3 501 213 s3 s4 s5
box b4 669 258 s5 s6 s7
box b5 769 350 s6 s7 s8 s9
box b6 891 390 s8 s9
box b7 359 450 s10 s12
box b8 478 567 s11 s14 arm a1
box b9 625 587 s14 s15 arm a1
box b10 757 642 s15 s16 arm a1
box b11 264 694 s13
box b12 154 804 s13
box b13 570 773 s19
box b14 705 836 s16 s17 arm a2
box b15 930 818 s20 arm a2
box b16 440 900 s18 s19
box b17 873 882 s17 s20 arm a2
circle c1 194 165 s1-b2
circle c2 373 231 s4-b2
circle c3 467 321 s12-b3
circle c4 274 583 s10-b11
circle c5 335 625 s11-b11
circle c6 232 861 s18-b12
arm a1 on s10
arm a2 on s15
line s1 s2 s3 s4 s5 s6 s9 s8 s7 s12 s10 s11 s14 s15 s16 s17 s20
medals 59 71 86
`

const FISHES = `
sheet fishes
chapter 5
star s1 2 378 80 arm a1
star s2 4 616 76
star s3 6 824 130
star s4 3 281 193 arm a1
star s5 1 391 259 arm a1
star s6 4 284 361 lock 0
star s7 5 628 339
star s8 6 866 384
star s9 3 240 502
star s10 5 175 648
star s11 1 619 699
star s12 2 861 656 arm a2
star s13 4 207 797
star s14 2 324 707
star s15 6 472 713
star s16 3 755 759 lock 0
star s17 1 918 793 arm a2
star s18 1 70 854
star s19 5 709 900 arm a2
star s20 2 854 927 arm a2
box b1 720 103 s2 s3
box b2 330 137 s1 s4 arm a1
box b3 385 170 s1 s5 arm a1
box b4 616 186 s2
box b5 283 277 s4 s5 s6
box b6 824 240 s3
box b7 747 362 s7 s8
box b8 350 502 s9
box b9 208 575 s9 s10 s14
box b10 755 649 s12 s16
box b11 70 744 s10 s18
box b12 546 706 s11 s15
box b13 890 725 s12 s17 arm a2
box b14 139 826 s13 s18
box b15 324 817 s13 s14
box b16 838 793 s17 s19 s20 arm a2
box b17 782 914 s19 s20 arm a2
circle c1 622 263 s7-b4
circle c2 317 432 s6-b8
circle c3 811 517 s8-b10
circle c4 398 765 s15-b15
circle c5 645 758 s16-b12
circle c6 687 674 s11-b10
arm a1 on s6
arm a2 on s16
line s17 s12 s16 s19 s20 s17
line s16 s11 s15 s14 s13 s18 s10 s9 s6 s5 s1 s4 s6
medals 51 66 81
`

const SNAKE_BEARER = `
sheet snake-bearer
chapter 5
star s1 1 129 100
star s2 3 864 70 arm a1
star s3 2 417 184
star s4 4 559 265
star s5 5 748 161 arm a1
star s6 1 922 206 lock 4
star s7 2 90 383 arm a2
star s8 5 381 382
star s9 2 837 328
star s10 3 654 447
star s11 3 818 474
star s12 1 220 571 arm a2
star s13 4 725 590
star s14 6 322 741 lock 1
star s15 4 638 757
star s16 2 907 796
star s17 6 92 907
star s18 3 366 910
star s19 5 512 886
star s20 6 749 922
box b1 239 100 s1
box b2 129 210 s1
box b3 806 116 s2 s5 arm a1
box b4 893 138 s2 s6
box b5 488 225 s3 s4 s8
box b6 727 328 s4 s9 s10
box b7 828 401 s9 s11
box b8 155 477 s7 s12 arm a2
box b9 690 519 s10 s13
box b10 772 532 s11 s13
box b11 352 562 s8 s14
box b12 528 757 s15 s19
box b13 92 797 s17
box b14 694 840 s15 s16 s20
box b15 202 907 s17 s18
box b16 439 898 s18 s19
box b17 907 906 s16 s20
circle c1 328 142 s3-b1
circle c2 824 167 s5-b4
circle c3 110 297 s7-b2
circle c4 898 315 s6-b7
circle c5 156 684 s12-b13
circle c6 381 820 s14-b16
arm a1 on s6
arm a2 on s14
line s5 s2 s6 s9 s11 s13 s15 s19 s18 s14 s12 s7
line s13 s10 s4 s3 s8 s14
line s4 s8
medals 66 79 92
`

const WHALE = `
sheet whale
chapter 5
star s1 5 166 88 arm a1
star s2 4 313 109 arm a1
star s3 1 800 84
star s4 4 74 254 arm a1
star s5 1 222 252 arm a1
star s6 2 429 271 arm a2
star s7 5 207 399 lock 3
star s8 1 650 290 arm a2
star s9 6 918 320
star s10 6 336 470 lock 4
star s11 3 585 548
star s12 2 227 688
star s13 5 458 628
star s14 2 684 658
star s15 3 910 607
star s16 3 502 790
star s17 1 93 911
star s18 6 389 910
star s19 4 779 845
box b1 240 99 s1 s2 arm a1
box b2 910 84 s3
box b3 268 181 s2 s5 arm a1
box b4 859 202 s3 s9
box b5 148 253 s4 s5 arm a1
box b6 540 281 s6 s8 arm a2
box b7 97 399 s4 s7
box b8 272 435 s7 s10
box b9 918 430 s9
box b10 458 518 s11 s13
box b11 348 628 s13
box b12 635 603 s11 s14
box b13 684 768 s14 s16 s19
box b14 845 726 s15 s19
box b15 160 800 s12 s17
box b16 446 850 s16 s18
box b17 203 911 s17 s18
circle c1 157 171 s1-b5
circle c2 755 246 s8-b4
circle c3 444 395 s6-b10
circle c4 397 494 s10-b10
circle c5 914 519 s15-b9
circle c6 288 658 s12-b11
arm a1 on s7
arm a2 on s10
line s5 s4 s1 s2 s5 s7 s10 s13 s11 s14 s15 s19 s16 s13
line s10 s12 s18 s16
medals 47 59 82
`

export const CHAPTER_5: readonly string[] = [DRAGON, WATER_SNAKE, RIVER, FISHES, SNAKE_BEARER, WHALE]
